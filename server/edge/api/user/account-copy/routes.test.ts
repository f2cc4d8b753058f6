import { getTableName, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { ownCopy } from '#schemas/api/invented/member-sessions.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { COPIED_TABLES } from '../../../../domain/account-copy/tables.ts';
import { paymentAccounts } from '../../../../domain/activities/schema.ts';
import { eventFixture } from '../../../../domain/analytics/analytics.fixtures.ts';
import { accountKit } from '../../../../domain/members/accounts.fixtures.ts';
import {
  authCodes,
  marks,
  memberCredentials,
  memberSessions,
  members,
} from '../../../../domain/members/schema.ts';
import { createVault } from '../../../../platform/encryption/vault.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const rig = await openTestApi([zest, guide]);
const { db, client, clock, send, ingest } = rig;
const { signUp } = accountKit(rig, [zest, guide]);
const vault = createVault(db, undefined);
const mali = 'mali@test.example';
type Headers = Record<string, string>;

beforeEach(async () => {
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(members);
});

/** A member with rows in small and large tables, marked by `note`. */
async function memberWith(note: string, contact: string, tenant = zest) {
  const headers = await signUp(tenant, contact);
  const { id: memberId } = await client(tenant, headers).call(account.ownProfile, {});
  const of = { tenantId: tenant.id, memberId };
  const mark = { ...of, actionType: 'COLLECT', subjectType: 'GOODS' };
  await db
    .insert(marks)
    .values(Array.from({ length: 1_200 }, (_, i) => ({ ...mark, subjectId: `${note}-${i}` })));
  const sealed = await vault.seal({ ...of, kind: 'account' }, { accountNumber: `number of ${note}` });
  await db
    .insert(paymentAccounts)
    .values({ ...of, account: sealed, method: 'PROMPTPAY', updatedAt: new Date() });
  const event = eventFixture({ timestamp: clock.now(), userId: memberId, text: note });
  const path = '/saas-tenant-service/tenant/report?requestId=r1';
  await send(tenant, path, { method: 'POST', headers, body: JSON.stringify([event]) });
  await ingest.flush();
  return { headers, memberId, sealed };
}
const copy = (headers: Headers, tenant = zest) => send(tenant, ownCopy.path, { headers });

test('the copy has every table that names a member', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'member_id' and relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const copied = Object.values(COPIED_TABLES).map(({ table }) => getTableName(table));
  expect(rows.map(({ name }) => name).filter((name) => !copied.includes(name))).toEqual([]);
});

test('a member gets all their rows, nobody else’s and no secret', async () => {
  const own = await memberWith('hers', mali);
  await memberWith('theirs', 'nid@test.example');
  const elsewhere = await memberWith('elsewhere', mali, guide);
  await db.update(members).set({ nickname: 'Mali' });
  const response = await copy(own.headers);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="zest-account.json"');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const text = await response.text();
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    shop: zest.siteOrigin,
    profile: [{ id: own.memberId, nickname: 'Mali' }],
    contacts: [{ email: mali }],
    paymentAccounts: [{ account: { accountNumber: 'number of hers' } }],
    events: [{ details: { userId: own.memberId, text: 'hers' } }],
  });
  const ids = data.marks.map(({ subjectId }: { subjectId: string }) => subjectId);
  expect(new Set(ids).size).toBe(1_200);
  expect(text).not.toMatch(/theirs|elsewhere|guide/);
  const secrets = [
    ...(await db.select({ secret: memberCredentials.passwordHash }).from(memberCredentials)),
    ...(await db.select({ secret: memberSessions.tokenHash }).from(memberSessions)),
    ...(await db.select({ secret: authCodes.codeHash }).from(authCodes)),
    { secret: own.sealed },
    { secret: elsewhere.sealed },
  ];
  expect(secrets.length).toBeGreaterThan(8);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
});

test('it needs a session and a recent proof', async () => {
  expect((await copy({})).status).toBe(401);
  const headers = await signUp(zest, mali);
  clock.set(clock.now() - Date.now() + 11 * 60_000);
  const response = await copy(headers);
  expect([response.status, (await response.json()).code]).toEqual([403, 'PROOF_NEEDED']);
});
