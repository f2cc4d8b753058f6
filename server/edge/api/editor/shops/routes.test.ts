import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { addShop, mailOwnerAgain, shops, suspendShop } from '#schemas/api/invented/shops.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { setInstanceOwner } from '../../../../domain/operators/instance-owners.ts';
import { openMailbox } from '../../../../domain/operators/invitations/mailbox.fixtures.ts';
import { sendInvitationMails } from '../../../../domain/operators/invitations/mails.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog, invitations, members, operators } from '../../../../domain/operators/schema.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { createClock } from '../../../../platform/clock.ts';
import { tenants } from '../../../../platform/db/schema.ts';
import { openTenantDirectory, tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const ivy = await operatorFixture(db, 'ivy', { zest: 'owner' });
await setInstanceOwner(db, tenantScope(zest), { email: ivy.email, isOwner: true });
const api = client(zest, { ...(await signIn(db, zest, ivy)), 'accept-language': 'en' });
const otto = client(zest, await signIn(db, zest, await operatorFixture(db, 'otto', { zest: 'owner' })));
const directory = await openTenantDirectory(
  db,
  () => 3_000,
  () => undefined,
);

const fresh = (over: object = {}) => ({
  id: 'fresh',
  name: { en: 'Fresh', th: 'สดใหม่' },
  type: 'GENERAL' as const,
  hosts: ['Fresh.localhost'],
  languages: ['th' as const, 'en' as const],
  defaultLanguage: 'th' as const,
  currency: 'THB' as const,
  timezone: 'Asia/Bangkok' as const,
  owner: 'Nina@Fresh.example',
  ...over,
});
const add = (over: object = {}, by = api) => by.call(addShop, { body: fresh(over) });

describe('a shop is opened', () => {
  let made: Awaited<ReturnType<typeof add>>;
  beforeAll(async () => {
    made = await add();
    await directory.reload();
  });

  test('it answers on its host, with its home pages', async () => {
    expect(made).toMatchObject({ id: 'fresh', name: 'Fresh', hosts: ['fresh.localhost'], isOwn: false });
    const found = directory.byHost('fresh.localhost:3000');
    expect(found?.visible).toMatchObject({
      id: 'fresh',
      currency: 'THB',
      siteOrigin: 'http://fresh.localhost:3000',
    });
    const shopper = client(found?.scope.tenant ?? zest);
    for (const path of ['/', '/articles'])
      expect((await shopper.call(pageByPath, { query: { path } })).path).toBe(path);
    await expect(client(guide).call(pageByPath, { query: { path: '/' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('its first owner is invited by mail, once and to that shop alone', async () => {
    const [invitation] = await db.select().from(invitations);
    expect(invitation).toMatchObject({ organizationId: 'fresh', email: 'nina@fresh.example', role: 'owner' });
    const fetched = directory.byId('fresh');
    const mailbox = await openMailbox(db, createClock(), fetched ? [fetched.tenant] : []);
    expect(await mailbox.tokenFor('nina@fresh.example')).not.toBe('');
    await sendInvitationMails(mailbox.sender);
    expect(mailbox.mails).toHaveLength(1);
    expect(made.invited).toMatchObject({ email: 'nina@fresh.example' });
    expect(await db.select().from(members).where(eq(members.organizationId, 'fresh'))).toEqual([]);
  });

  test('the list shows the mail of the owner’s invitation until there is an owner', async () => {
    const listed = async () => (await api.call(shops, {})).map(({ id, invited }) => [id, invited]);
    const mail = { state: 'sent', tries: 1 };
    const invited = { email: 'nina@fresh.example', mail };
    expect(await listed()).toEqual([
      ['fresh', invited],
      ['guide', undefined],
      ['zest', undefined],
    ]);
    const nina = await operatorFixture(db, 'nina', { fresh: 'owner' });
    expect(await listed()).toContainEqual(['fresh', undefined]);
    await expect(api.call(mailOwnerAgain, { params: { id: 'fresh' } })).rejects.toMatchObject({
      status: 404,
    });
    await db.delete(members).where(eq(members.userId, nina.id));
  });

  test('a mail that wasn’t sent is sent again, by owners of the instance alone', async () => {
    const again = (by = api, id = 'fresh') => by.call(mailOwnerAgain, { params: { id } });
    await expect(again()).rejects.toMatchObject({ status: 404 });
    const [before] = await db.select().from(invitations);
    if (!before) throw new Error('No invitation');
    const unsent = { mailedAt: null, mailToken: 'sealed', mailAt: null, mailTries: 9 };
    await db.update(invitations).set(unsent).where(eq(invitations.id, before.id));
    const state = async () => (await api.call(shops, {})).find(({ id }) => id === 'fresh')?.invited?.mail;
    expect(await state()).toEqual({ state: 'failed', tries: 9 });
    await expect(again(otto)).rejects.toMatchObject({ status: 404 });
    await expect(again(api, 'guide')).rejects.toMatchObject({ status: 404 });
    expect(await state()).toMatchObject({ state: 'failed' });
    await again();
    expect(await state()).toMatchObject({ state: 'waiting', tries: 0 });
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'operator.mailAgain'));
    expect(logged.map(({ tenantId, operatorId }) => [tenantId, operatorId])).toEqual([['fresh', ivy.id]]);
    const { mailedAt, mailToken, mailAt, mailTries } = before;
    await db
      .update(invitations)
      .set({ mailedAt, mailToken, mailAt, mailTries })
      .where(eq(invitations.id, before.id));
  });

  test('both shops’ logs name who opened it', async () => {
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'shop.open'));
    expect(rows.map(({ tenantId, operatorId }) => [tenantId, operatorId]).sort()).toEqual([
      ['fresh', ivy.id],
      ['zest', ivy.id],
    ]);
  });

  test.each([
    ['SHOP_ID_TAKEN', { hosts: ['other.localhost'] }],
    ['SHOP_ID_INVALID', { id: 'tenants' }],
    ['SHOP_HOST_TAKEN', { id: 'second', hosts: ['second.localhost', 'FRESH.localhost'] }],
    ['SHOP_HOST_INVALID', { id: 'second', hosts: ['second.localhost/x'] }],
    ['VALIDATION_FAILED', { id: 'second', hosts: ['second.localhost'], defaultLanguage: 'id' }],
    ['VALIDATION_FAILED', { id: 'second', hosts: ['second.localhost'], name: { en: 'Second' } }],
    ['VALIDATION_FAILED', { id: 'second', hosts: [] }],
  ])('%s for %j, and nothing is stored', async (code, over) => {
    await expect(add(over)).rejects.toMatchObject({ code });
    expect(await db.$count(tenants)).toBe(3);
  });
});

test('of two shops opened at once with one host, one is refused and leaves nothing', async () => {
  const opening = db.transaction(async (tx) => {
    // Reading is allowed, inserting waits: both have looked for the host before either stores it.
    await tx.execute(sql`lock table tenants in share mode`);
    const outcomes = Promise.allSettled(
      ['left', 'right'].map((id) => add({ id, hosts: [`${id}.localhost`, 'both.localhost'] })),
    );
    const isWaiting = sql`select 1 from pg_locks join pg_database d on d.oid = database
      where not granted and d.datname = current_database()`;
    while ((await tx.execute(isWaiting)).rows.length < 2);
    return { outcomes };
  });
  const outcomes = await (await opening).outcomes;
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rejected = outcomes.find((one) => one.status === 'rejected');
  expect(rejected?.reason).toMatchObject({ code: 'SHOP_HOST_TAKEN' });
  const rows = await db.select().from(tenants);
  const both = rows.filter(({ settings }) => JSON.stringify(settings).includes('both.localhost'));
  expect(both).toHaveLength(1);
  const ids = new Set(rows.map(({ id }) => id));
  for (const { tenantId } of await db.select().from(pages)) expect(ids).toContain(tenantId);
});

describe('a shop is closed', () => {
  test('nobody reaches it until it is opened again; its rows stay', async () => {
    const before = await db.select().from(pages).where(eq(pages.tenantId, 'guide'));
    const close = (isSuspended: boolean) =>
      api.call(suspendShop, { params: { id: 'guide' }, body: { isSuspended } });
    expect((await close(true)).suspendedAt).toBeTypeOf('number');
    await directory.reload();
    expect(directory.byHost('guide.localhost')).toBeUndefined();
    expect(directory.byId('guide')).toBeUndefined();
    expect([directory.isSuspended('Guide.localhost:3000'), directory.isSuspended('zest.localhost')]).toEqual([
      true,
      false,
    ]);
    expect((await close(false)).suspendedAt).toBeNull();
    await directory.reload();
    expect(directory.byHost('guide.localhost')).toBeDefined();
    expect(directory.isSuspended('guide.localhost')).toBe(false);
    expect(await db.select().from(pages).where(eq(pages.tenantId, 'guide'))).toEqual(before);
  });

  test('never the one in which the owner is signed in, and no unknown one', async () => {
    const body = { isSuspended: true };
    await expect(api.call(suspendShop, { params: { id: 'zest' }, body })).rejects.toMatchObject({
      code: 'SHOP_OWN',
    });
    await expect(api.call(suspendShop, { params: { id: 'none' }, body })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test('an owner of a shop alone sees, opens and closes none', async () => {
  const count = await db.$count(tenants);
  await expect(otto.call(shops, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(add({ id: 'mine', hosts: ['mine.localhost'] }, otto)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const body = { isSuspended: true };
  await expect(otto.call(suspendShop, { params: { id: 'guide' }, body })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await db.$count(tenants)).toBe(count);
  expect((await api.call(shops, {})).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['fresh', 'guide', 'zest']),
  );
});

test('the flag is taken back at once, and given to members of the named shop alone', async () => {
  await setInstanceOwner(db, tenantScope(zest), { email: ivy.email, isOwner: false });
  await expect(api.call(shops, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const foreign = setInstanceOwner(db, tenantScope(guide), { email: ivy.email, isOwner: true });
  await expect(foreign).rejects.toThrow('No operator of guide');
  expect(await db.$count(operators, eq(operators.isInstanceOwner, true))).toBe(0);
});
