import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { identifyMembers, openMemberSession } from './member-sessions.ts';
import { memberSessions, members } from './schema.ts';

const zest = tenantScope(tenantFixture('zest'));
const guide = tenantScope(tenantFixture('guide'));
const { db } = await openTestApi([zest.tenant, guide.tenant]);
const start = Date.UTC(2026, 0, 1);
let now = start;
const identify = identifyMembers(db, () => now);
let token: string;

beforeEach(async () => {
  now = start;
  await db.delete(members);
  // Both tenants have a member of this id.
  for (const { tenantId } of [zest, guide])
    await db.insert(members).values({ tenantId, id: 'mali', nickname: 'Mali' });
  token = await openMemberSession(db, zest, 'mali', now);
});

const by = (headers: Record<string, string>, scope = zest) => identify(new Headers(headers), scope);
const bearer = () => ({ authorization: `Bearer ${token}` });

test('a token identifies its member, as a bearer or as a cookie', async () => {
  expect(await by(bearer())).toMatchObject({ member: { id: 'mali' }, byCookie: false });
  const cookie = `timezone=+07:00; user-token=${token}; x=1`;
  expect(await by({ cookie })).toMatchObject({ member: { id: 'mali' }, byCookie: true });
});

test('after signing out in the browser only, the session ends with the browser’s next call; the app’s bearer stays valid', async () => {
  const cookie = `user-token=${token}; user-left=1`;
  expect(await by({ ...bearer(), cookie })).toBeDefined();
  expect(await by({ cookie })).toBeUndefined();
  expect(await by(bearer())).toBeUndefined();
  expect(await db.select().from(memberSessions)).toEqual([]);
});

test('no token, an unknown one or a part of one is a guest', async () => {
  for (const given of ['', 'x', token.slice(1), `${token}x`, token.toUpperCase()])
    expect(await by({ authorization: `Bearer ${given}` })).toBeUndefined();
  expect(await by({})).toBeUndefined();
});

test('a token is invalid at another tenant', async () => {
  expect(await by(bearer(), guide)).toBeUndefined();
});

test('the session expires after 30 days', async () => {
  now = start + 30 * 24 * 3_600_000 - 1;
  expect(await by(bearer())).toBeDefined();
  now += 1;
  expect(await by(bearer())).toBeUndefined();
});

test('the session ends with the account', async () => {
  await db.update(members).set({ closedAt: new Date(now) });
  expect(await by(bearer())).toBeUndefined();
});

test('the database does not contain the token', async () => {
  expect(JSON.stringify(await db.select().from(memberSessions))).not.toContain(token);
});
