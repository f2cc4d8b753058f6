import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../edge/api/api.fixtures.ts';
import { createLog } from './log.ts';

test('no line contains a secret, not even that of a failed statement', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const { db } = await openTestDatabase();
  const failed = await db.execute(sql`SELECT 1 / 0, ${'canary\nin two lines'}::text`).catch((error) => error);
  log.error({ err: failed, path: '/api/x' }, 'operation failed');
  const secrets = { authorization: 'canary', cookie: 'canary', password: 'canary', token: 'canary' };
  log.info({ ...secrets, body: { ...secrets, smscode: 'canary', secretKey: 'canary' } }, 'sent');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('canary');
  expect(lines[0]).toContain('division by zero');
});
