import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memberScope } from '../../platform/member-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { memberCredentials, memberIdentities, memberPasskeys, members } from './schema.ts';
import { securityNotices } from './security/schema.ts';
import { removeWay } from './ways.ts';

const zest = tenantScope(tenantFixture('zest'));
const guide = tenantScope(tenantFixture('guide'));
const { db } = await openTestApi([zest.tenant, guide.tenant]);
const call = {
  db,
  scope: zest,
  member: memberScope({ id: 'mali', tokenHash: '' }),
  lang: 'th',
  now: Date.now,
} as const;

const change = { event: 'PASSKEY_REMOVED' } as const;
const addPasskey = (id: string, tenantId: string = zest.tenantId) =>
  db.insert(memberPasskeys).values({
    tenantId,
    memberId: 'mali',
    id,
    publicKey: '',
    counter: 0,
    transports: [],
    model: '',
    agent: '',
    createdAt: new Date(),
  });

beforeEach(async () => {
  await db.delete(members);
  // Both tenants have a member of this id.
  for (const { tenantId } of [zest, guide]) {
    await db.insert(members).values({ tenantId, id: 'mali', nickname: 'Mali' });
    await db.insert(memberCredentials).values({ tenantId, memberId: 'mali' });
  }
  await addPasskey('first');
});

const dropPasskey = (id: string) => (tx: Tx) =>
  tx.delete(memberPasskeys).where(eq(memberPasskeys.id, id)).returning();
const unlink = (tx: Tx) => tx.delete(memberIdentities).returning();
const link = () =>
  db
    .insert(memberIdentities)
    .values({ tenantId: zest.tenantId, provider: 'line', subject: 'U1', memberId: 'mali' });

async function blocked(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

test('the last way stays; another tenant’s isn’t one', async () => {
  await addPasskey('theirs', guide.tenantId);
  await expect(removeWay(call, change, dropPasskey('first'))).rejects.toMatchObject({ code: 'LAST_WAY' });
  expect(await db.$count(memberPasskeys)).toBe(2);
  expect(await db.$count(securityNotices)).toBe(0);
});

test.each([{ email: 'mali@test.example' }, { countryCode: '66', mobile: '812345678' }])(
  'with %j every other way can be removed',
  async (contact) => {
    await db.update(memberCredentials).set(contact).where(eq(memberCredentials.tenantId, zest.tenantId));
    await removeWay(call, change, dropPasskey('first'));
    expect(await db.$count(memberPasskeys)).toBe(0);
  },
);

test.each([
  ['two passkeys', () => addPasskey('second'), dropPasskey('second')],
  ['a passkey and a provider', link, unlink],
])('of %s removed at once, one stays', async (_, add, removeOther) => {
  await add();
  // Both run up against the locked credentials, then are let go.
  const { all } = await db.transaction(async (tx) => {
    await tx.select().from(memberCredentials).for('update');
    const both = [dropPasskey('first'), removeOther].map((remove) => removeWay(call, change, remove));
    await vi.waitUntil(async () => (await blocked()) === 2);
    return { all: Promise.allSettled(both) };
  });
  const ends = await all;
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await db.$count(memberPasskeys)) + (await db.$count(memberIdentities))).toBe(1);
});
