import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { authCall, cookiesOf, operatorFixture, signIn, siteHeaders } from './operators.fixtures.ts';
import { auditLog, members, operatorTokens } from './schema.ts';

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

const MAKE = ['token', '--tenant', 'zest', '--name', 'Deploy', '--days', '30'];

test('prints a token of an owner once, limited by scopes, tenant and end date', async () => {
  const owner = await operatorFixture(db, 'maker', { zest: 'owner' });
  const args = [...MAKE, '--email', owner.email, '--scopes', 'content:read,pages:write'];
  const secret = (await command(...args)).stdout.trimEnd();
  expect(secret).toMatch(/^talat_[\w-]{43}$/);
  const headers = { authorization: `Bearer ${secret}` };
  expect(await client(zest, headers).call(operatorMe, {})).toMatchObject({
    role: 'publisher',
    scopes: ['content:read', 'pages:write'],
  });
  await expect(client(guide, headers).call(operatorMe, {})).rejects.toMatchObject({ status: 401 });
  const [row] = await db.select().from(operatorTokens);
  expect(row).toMatchObject({ name: 'Deploy', operatorId: owner.id });
  expect(row && row.expiresAt.getTime() - row.createdAt.getTime()).toBe(30 * 86_400_000);
  const isMade = eq(auditLog.action, 'token.create');
  expect(await db.select().from(auditLog).where(isMade)).toMatchObject([{ operatorId: 'console' }]);
  await db.delete(members).where(eq(members.userId, owner.id));
  await expect(client(zest, headers).call(operatorMe, {})).rejects.toMatchObject({ status: 401 });
});

test('makes no token in the name of an operator who owns nothing', async () => {
  const { email } = await operatorFixture(db, 'editor', { zest: 'editor', guide: 'owner' });
  await expect(command(...MAKE, '--email', email, '--scopes', 'pages:read')).rejects.toMatchObject({
    code: 1,
    stderr: 'No owner of zest has the address editor@test.example.\n',
  });
});

test.each([
  [[...MAKE, '--email', 'a@b.example', '--scopes', 'all'], 'Usage: npm run operator'],
  [[...MAKE, '--email', 'a@b.example', '--scopes', 'pages:read', '--days', '0'], 'Usage: npm run operator'],
  [['--tenant', 'none', '--email', 'a@b.example'], 'There is no tenant none.'],
  [['--tenant', 'zest', '--email', 'nobody'], 'Usage: npm run operator'],
  [['--tenant', 'zest', '--email', 'a@b.example', '--role', 'king'], 'Usage: npm run operator'],
])('reports the problem: %s', { tags: 'all' }, async (args, message) => {
  await expect(command(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});
