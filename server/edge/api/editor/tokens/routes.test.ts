import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { archivePage, editorPages } from '#schemas/api/invented/editor-pages.ts';
import { feedList } from '#schemas/api/invented/feeds.ts';
import { operatorMe, removeOperator, team } from '#schemas/api/invented/operators.ts';
import * as endpoints from '#schemas/api/invented/tokens.ts';
import type { Scope } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog, members, operatorTokens } from '../../../../domain/operators/schema.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
type Client = ReturnType<typeof client>;
let owner: Client;
let stranger: Client;
const DAY = 86_400_000;

beforeAll(async () => {
  owner = client(zest, await signIn(db, zest, await operatorFixture(db, 'olga', { zest: 'owner' })));
  stranger = client(guide, await signIn(db, guide, await operatorFixture(db, 'far', { guide: 'owner' })));
});

beforeEach(async () => {
  clock.set(0);
  for (const table of [operatorTokens, auditLog, pages]) await db.delete(table);
  await db.insert(pages).values(pageRow('zest', 'sale'));
});

const create = (scopes: Scope[], name = 'Stock sync') =>
  owner.call(endpoints.createToken, { body: { name, scopes, days: 30 } });
const by = (secret: string, tenant = zest) => client(tenant, { Authorization: `Bearer ${secret}` });
const list = (who = owner) => who.call(endpoints.operatorTokens, {});
const readPages = (who: Client) => who.call(editorPages, { query: {} });
const archive = (who: Client) => who.call(archivePage, { params: { id: 'sale' } });

test('a token calls within its scopes, and the audit log names it', async () => {
  const reader = by((await create(['pages:read'])).secret);
  await readPages(reader);
  await expect(archive(reader)).rejects.toMatchObject({ status: 403 });
  await expect(reader.call(feedList, {})).rejects.toMatchObject({ status: 403 });
  expect(await reader.call(operatorMe, {})).toMatchObject({ name: 'Stock sync', scopes: ['pages:read'] });
  const writer = by((await create(['pages:write'], 'Archiver')).secret);
  await readPages(writer);
  await archive(writer);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'page.archive'));
  expect(entries).toMatchObject([{ operatorName: 'Archiver', operatorId: expect.stringMatching(/^token:/) }]);
});

test('the secret is shown once and isn’t stored', async () => {
  const { secret, token } = await create(['pages:read']);
  expect(secret).toMatch(/^talat_[\w-]{43}$/);
  expect(await list()).toEqual([token]);
  expect(JSON.stringify([await db.select().from(operatorTokens), await list()])).not.toContain(secret);
});

test('a token never does what only owners may', async () => {
  const all = by((await create(['settings:write', 'members:write'])).secret);
  await all.call(team, {});
  await expect(list(all)).rejects.toMatchObject({ status: 403 });
});

test('a revoked, an expired, a changed and another tenant’s token open nothing', async () => {
  const { secret, token } = await create(['pages:read']);
  const refused = { status: 401 };
  await expect(readPages(by(secret, guide))).rejects.toMatchObject(refused);
  await expect(readPages(by(`${secret.slice(0, -1)}!`))).rejects.toMatchObject(refused);
  await expect(readPages(by(`talat_${'a'.repeat(43)}`))).rejects.toMatchObject(refused);
  clock.set(30 * DAY + 1_000);
  await expect(readPages(by(secret))).rejects.toMatchObject(refused);
  clock.set(0);
  await readPages(by(secret));
  await owner.call(endpoints.revokeToken, { params: { id: token.id } });
  await expect(readPages(by(secret))).rejects.toMatchObject(refused);
});

test('the time of last use is kept to the minute', async () => {
  const { secret } = await create(['pages:read']);
  expect(await list()).toMatchObject([{ lastUsedAt: null }]);
  await readPages(by(secret));
  const [first] = await list();
  await readPages(by(secret));
  expect(await list()).toMatchObject([{ lastUsedAt: first?.lastUsedAt }]);
  clock.set(120_000);
  await readPages(by(secret));
  expect((await list())[0]?.lastUsedAt).toBeGreaterThan(first?.lastUsedAt ?? 0);
});

test('tokens are the tenant’s own', async () => {
  const { token } = await create(['pages:read']);
  expect(await list(stranger)).toEqual([]);
  await expect(stranger.call(endpoints.revokeToken, { params: { id: token.id } })).rejects.toMatchObject({
    status: 404,
  });
  expect(await list()).toHaveLength(1);
});

test('a tenant has a limited number of tokens, of limited life', async () => {
  const { token } = await create(['pages:read']);
  const [row] = await db.select().from(operatorTokens);
  const rows = Array.from({ length: 99 }, (_, i) => ({ ...row, id: `t${i}`, tokenHash: `h${i}` }) as never);
  await db.insert(operatorTokens).values(rows);
  await expect(create(['pages:read'])).rejects.toMatchObject({ code: 'TOKEN_LIMIT' });
  await owner.call(endpoints.revokeToken, { params: { id: token.id } });
  const body = { name: 'x', scopes: ['pages:read' as const], days: 367 };
  await expect(owner.call(endpoints.createToken, { body })).rejects.toMatchObject({ status: 422 });
  await create(['pages:read']);
});

test('a token ends with the membership of its creator, whichever way that ends', async () => {
  const refused = { status: 401 };
  const chief = await operatorFixture(db, 'chief', { zest: 'owner', guide: 'owner' });
  const secretOf = async (tenant = zest) => {
    const body = { name: 'Left behind', scopes: ['pages:read' as const], days: 30 };
    const caller = client(tenant, await signIn(db, tenant, chief));
    return (await caller.call(endpoints.createToken, { body })).secret;
  };
  const [here, there] = [await secretOf(), await secretOf(guide)];
  await readPages(by(here));
  await owner.call(removeOperator, { params: { id: chief.id } });
  await expect(readPages(by(here))).rejects.toMatchObject(refused);
  expect(await list()).toEqual([]);
  const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'token.revoke'));
  expect(logged).toMatchObject([
    { tenantId: 'zest', operatorName: 'olga', details: { name: 'Left behind' } },
  ]);
  await readPages(by(there, guide));
  await db.delete(members).where(eq(members.userId, chief.id));
  await expect(readPages(by(there, guide))).rejects.toMatchObject(refused);
});
