import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { authCall, cookiesOf, operatorFixture, signIn, siteHeaders } from './operators.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, url } = await openTestDatabase();
await db.insert(tenants).values([zest, guide].map(({ id, ...settings }) => ({ id, settings })));
const { client, send } = testApi(db);

const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: url },
  });

/** Response of `operatorMe` after signing in with the printed password. */
async function enter(printed: string) {
  const [, email, password] = /^Sign in to the editor: \S+\/editor {2}(\S+) {2}(\S+)\n$/.exec(printed) ?? [];
  const response = await authCall(send, zest, '/sign-in/email', { email, password });
  const headers = { ...siteHeaders(zest), cookie: cookiesOf(response) };
  return client(zest, headers).call(operatorMe, {});
}

test('creates a tenant’s first owner', async () => {
  const { stdout } = await command('--tenant', 'zest', '--email', 'First@Shop.example');
  expect(await enter(stdout)).toMatchObject({ email: 'first@shop.example', role: 'owner' });
});

test('lets a locked-out operator in again, and ends all older sessions', async () => {
  const person = await operatorFixture(db, 'lost', { zest: 'viewer', guide: 'editor' });
  const before = await signIn(db, zest, person);
  const { stdout } = await command('--tenant', 'zest', '--email', person.email, '--role', 'editor');
  await expect(client(zest, before).call(operatorMe, {})).rejects.toMatchObject({ status: 401 });
  expect(await enter(stdout)).toMatchObject({ id: person.id, role: 'editor', others: [{ name: 'guide' }] });
});

test.each([
  [['--tenant', 'none', '--email', 'a@b.example'], 'There is no tenant none.'],
  [['--tenant', 'zest', '--email', 'nobody'], 'Usage: npm run operator'],
  [['--tenant', 'zest', '--email', 'a@b.example', '--role', 'king'], 'Usage: npm run operator'],
])('reports the problem: %s', { tags: 'all' }, async (args, message) => {
  await expect(command(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});
