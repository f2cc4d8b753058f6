import { beforeEach, expect, test } from 'vitest';
import { ownProfile } from '#schemas/api/account.ts';
import {
  endMemberSession,
  endOtherSessions,
  memberSessionList,
} from '#schemas/api/invented/member-sessions.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { memberSessions, members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const api = await openTestApi([zest, guide]);
const { db, client, clock } = api;
const { signUp, post } = accountKit(api, [zest, guide]);
type Headers = Record<string, string>;
const list = (headers: Headers, tenant = zest) => client(tenant, headers).call(memberSessionList, {});
const end = (headers: Headers, id: string, tenant = zest) =>
  client(tenant, headers).call(endMemberSession, { params: { id } });
const isIn = (headers: Headers) =>
  client(zest, headers)
    .call(ownProfile, {})
    .then(
      () => true,
      () => false,
    );

beforeEach(async () => {
  await db.delete(members);
  clock.set(0);
});

test('each session has its device and its time of last use, to ten minutes', async () => {
  const email = 'mali@test.example';
  const phone = await signUp(zest, email);
  const agent = `Mozilla/5.0 (iPhone; ${'x'.repeat(500)})`;
  const body = { email, password: PASSWORD };
  const answer = await post(zest, 'login/emailLogin', body, { platform: 'App', 'user-agent': agent });
  const { data } = (await answer.json()) as { data: { token: string } };
  const other = { Authorization: `Bearer ${data.token}` };
  const start = clock.now();
  const [first, second, ...more] = await list(other);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ agent: agent.slice(0, 400), isCurrent: true });
  expect(second).toMatchObject({ agent: '', isCurrent: false });
  const minutes = (count: number) => clock.set(start - Date.now() + count * 60_000);
  minutes(9);
  expect((await list(other))[0]?.lastUsedTime).toBe(first?.lastUsedTime);
  minutes(12);
  expect(Number((await list(other))[0]?.lastUsedTime) - Number(first?.lastUsedTime)).toBeGreaterThan(600_000);
  expect((await list(phone)).map(({ isCurrent, id }) => [isCurrent, id])).toEqual([
    [true, second?.id],
    [false, first?.id],
  ]);
});

test('one session can be ended, then all others; the calling one stays', async () => {
  const [here, there, elsewhere] = [
    await signedIn(db, zest, 'mali'),
    await signedIn(db, zest, 'mali'),
    await signedIn(db, zest, 'mali'),
  ];
  const [there1] = await list(there);
  await end(here, String(there1?.id));
  expect(await Promise.all([here, there, elsewhere].map(isIn))).toEqual([true, false, true]);
  await client(zest, here).call(endOtherSessions, {});
  expect(await Promise.all([here, elsewhere].map(isIn))).toEqual([true, false]);
});

test('sessions of another member or shop are neither listed nor ended, and no id equals the stored hash', async () => {
  const mali = await signedIn(db, zest, 'mali');
  const namesake = await signedIn(db, guide, 'mali');
  const nid = await signedIn(db, zest, 'nid');
  const [session] = await list(mali);
  const id = String(session?.id);
  for (const [headers, tenant] of [
    [namesake, guide],
    [nid, zest],
  ] as const) {
    expect((await list(headers, tenant)).map((one) => one.id)).not.toContain(id);
    await expect(end(headers, id, tenant)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await client(tenant, headers).call(endOtherSessions, {});
  }
  expect(await isIn(mali)).toBe(true);
  const stored = (await db.select().from(memberSessions)).map(({ tokenHash }) => tokenHash);
  expect(stored.some((hash) => hash.includes(id))).toBe(false);
  const token = String(mali.Authorization).slice('Bearer '.length);
  expect(JSON.stringify(await list(mali))).not.toContain(token);
});
