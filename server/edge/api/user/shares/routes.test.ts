import { beforeEach, describe, expect, test } from 'vitest';
import { registerByEmail } from '#schemas/api/account.ts';
import { createShare, shareById } from '#schemas/api/invented/sharing.ts';
import { shareMappingPrereport, transferShortUrl } from '#schemas/api/sharing.ts';
import { SHARE } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { deleteMember } from '../../../../domain/account-closing/delete-member.ts';
import { forgetOld } from '../../../../domain/account-closing/forget-old.ts';
import { activityRow, insertLottery } from '../../../../domain/activities/activities.fixtures.ts';
import { activities, chanceEntries } from '../../../../domain/activities/schema.ts';
import { deals, goods } from '../../../../domain/catalogue/schema.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { authCodes, members } from '../../../../domain/members/schema.ts';
import { shareSignUps, shares, shareVisits, shortLinks } from '../../../../domain/sharing/schema.ts';
import type { MemberCall } from '../../../../platform/call.ts';
import { encryptingClient } from '../../../../platform/encryption/encryption.fixtures.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide', { shareSwitch: false });
const api = await openTestApi([zest, guide]);
const { db, client, clock } = api;
const kit = accountKit(api, [zest, guide]);
for (const { id } of [zest, guide]) {
  await db.insert(goods).values(goodsRow(id, 'fan'));
  await db.insert(deals).values(dealRow(id, 'fan'));
}

const DAY_MS = 86_400_000;
const DEAL = { subjectType: 'CONTENT', subjectId: 'fan' } as const;
const device = (name: string) => ({ 'ccaop-x-d': name.padEnd(32, '0') });

beforeEach(async () => {
  clock.set(0);
  for (const table of [authCodes, shortLinks, members, activities]) await db.delete(table);
  await db.insert(activities).values(activityRow('zest', 'lottery'));
});

/** Client of Mali, with a device of her own, and her share. */
async function sharing(what: object = DEAL) {
  const mali = client(zest, { ...(await signedIn(db, zest, 'mali', 'มะลิ')), ...device('a') });
  const share = await mali.call(createShare, { body: what });
  return { mali, share };
}

const visited = (sharedObjectId: string, over: object = {}) => ({
  body: {
    sharedType: 'ACTIVITY' as const,
    sharedObjectId,
    sharerId: 'mali',
    deviceFingerprint: 'f'.repeat(16),
    jumpTarget: `/content/d-fan?share=${sharedObjectId}`,
    ...over,
  },
});
const visitAs = async (name: string, sharedObjectId: string, over: object = {}) =>
  (await client(zest, device(name)).call(shareMappingPrereport, visited(sharedObjectId, over))).counted;

/** Signs up on a device, and gives the new member's id. */
async function signUpAs(name: string, email: string): Promise<string> {
  const validKey = await kit.keyFor(zest, email, 'REGISTER');
  const words = { password: PASSWORD, repassword: PASSWORD, source: 'WEB' as const, pwdRegister: true };
  return (await client(zest, device(name)).call(registerByEmail, { body: { validKey, ...words } })).userId;
}
const signUps = () => db.select().from(shareSignUps);

describe('a share', () => {
  test('[P8] of a deal has its ids, type, picture and title; sharing it again gives the same share', async () => {
    const { mali, share } = await sharing({ ...DEAL, activityId: 'lottery' });
    expect(share).toEqual({
      shareId: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{16}$/),
      activityId: 'lottery',
      activityCode: 'badge-lottery',
      subjectType: 'CONTENT',
      subjectId: 'fan',
      contentId: 'fan',
      shareType: 'DEAL',
      dealPicture: expect.stringContaining('fan'),
      dealTitle: 'zest deal fan ไทย',
    });
    expect(await mali.call(createShare, { body: { ...DEAL, activityId: 'lottery' } })).toEqual(share);
    expect((await mali.call(createShare, { body: DEAL })).shareId).not.toBe(share.shareId);
    const activity = await mali.call(createShare, { body: { activityId: 'lottery' } });
    expect(activity).toEqual({
      shareId: expect.any(String),
      activityId: 'lottery',
      activityCode: 'badge-lottery',
    });
  });

  test('[P8] is refused when the tenant has sharing disabled, and for unknown subjects', async () => {
    const off = client(guide, await signedIn(db, guide, 'mali'));
    await expect(off.call(createShare, { body: DEAL })).rejects.toMatchObject({ status: 403 });
    const { mali } = await sharing();
    for (const body of [{}, { subjectType: 'CONTENT' }, { subjectId: 'fan', activityId: 'lottery' }] as const)
      await expect(mali.call(createShare, { body })).rejects.toMatchObject({ status: 422 });
    for (const over of [{ subjectId: 'gone' }, { activityId: 'gone' }])
      await expect(mali.call(createShare, { body: { ...DEAL, ...over } })).rejects.toMatchObject({
        status: 404,
      });
  });

  test('shows its sharer to everybody who has the link, at that tenant only', async () => {
    const { share } = await sharing();
    await signedIn(db, guide, 'mali');
    const params = { id: share.shareId };
    expect(await client(zest).call(shareById, { params })).toEqual({
      share,
      sharer: { id: 'mali', nickname: 'มะลิ' },
    });
    await expect(client(guide).call(shareById, { params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a visit through a share', () => {
  test('[CALL104] [P10] is stored once for each sharer and object', async () => {
    const { share } = await sharing({ ...DEAL, activityId: 'lottery' });
    expect(await visitAs('b', 'lottery')).toBe(true);
    expect(await visitAs('b', 'lottery')).toBe(false);
    expect(await visitAs('c', 'lottery')).toBe(true);
    expect(await visitAs('b', share.shareId)).toBe(true);
    const rows = await db.select().from(shareVisits);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      tenantId: 'zest',
      sharerId: 'mali',
      sharedObjectId: 'lottery',
      memberId: null,
      visitor: device('b')['ccaop-x-d'],
      deviceFingerprint: 'f'.repeat(16),
      jumpTarget: '/content/d-fan?share=lottery',
    });
  });

  test('[P10] is sent with every field encrypted', async () => {
    const { share } = await sharing();
    const sent: string[] = [];
    const watched = testApi(db, {
      testRig: (answer) => async (request, caller) => {
        if (request.url.endsWith('-prereport')) sent.push(await request.clone().text());
        return answer(request, caller);
      },
    });
    const { counted } = await encryptingClient(watched, zest, device('b')).call(
      shareMappingPrereport,
      visited(share.shareId),
    );
    expect([counted, sent.length]).toEqual([true, 1]);
    for (const text of ['ACTIVITY', share.shareId, 'mali', 'ffff', 'content'])
      expect(sent[0]).not.toContain(text);
    expect(await db.select().from(shareVisits)).toMatchObject([{ sharedObjectId: share.shareId }]);
  });

  test('doesn’t count for the sharer, neither signed in nor as a guest on the same device', async () => {
    const { mali, share } = await sharing();
    const elsewhere = client(zest, { ...(await signedIn(db, zest, 'mali')), ...device('b') });
    for (const own of [mali, elsewhere, client(zest, device('a'))])
      expect(await own.call(shareMappingPrereport, visited(share.shareId))).toEqual({ counted: false });
    expect(await db.select().from(shareVisits)).toEqual([]);
  });

  test('must come through an item that the member has shared, to a page of the shop', async () => {
    const { share } = await sharing();
    await signedIn(db, zest, 'ploy');
    for (const [object, over, status] of [
      ['other', {}, 404],
      [share.shareId, { sharerId: 'ploy' }, 404],
      [share.shareId, { jumpTarget: 'https://evil.example/' }, 422],
      [share.shareId, { sharedType: 'DEAL' }, 422],
    ] as const)
      await expect(visitAs('b', object, over)).rejects.toMatchObject({ status });
    await expect(
      client(guide, device('b')).call(shareMappingPrereport, visited(share.shareId)),
    ).rejects.toMatchObject({ status: 404 });
    expect(await db.select().from(shareVisits)).toEqual([]);
  });
});

describe('a new account', () => {
  test('[P10] counts once, for the share through which its visitor came last', async () => {
    const { share } = await sharing();
    await visitAs('b', share.shareId);
    const nid = client(zest, { ...(await signedIn(db, zest, 'nid')), ...device('d') });
    const later = await nid.call(createShare, { body: DEAL });
    clock.set(1_000);
    await visitAs('b', later.shareId, { sharerId: 'nid' });
    const memberId = await signUpAs('b', 'b@test.example');
    expect(await signUps()).toMatchObject([
      { tenantId: 'zest', memberId, sharerId: 'nid', sharedObjectId: later.shareId },
    ]);
    await signUpAs('b', 'b2@test.example');
    expect(await signUps()).toHaveLength(1);
  });

  test('earns the sharer a chance of the lottery with a rule for sharing, once', async () => {
    await db.delete(activities);
    await insertLottery(db, 'zest', 'lottery', {
      chanceRules: [{ reason: 'SHARE', chances: 2, times: 5, per: 'ACTIVITY' }],
      endsAt: new Date(Date.now() + DAY_MS),
    });
    const { share } = await sharing();
    await visitAs('b', share.shareId);
    const ref = await signUpAs('b', 'b@test.example');
    await signUpAs('b', 'b2@test.example');
    expect(await db.select().from(chanceEntries)).toMatchObject([
      { tenantId: 'zest', memberId: 'mali', activityId: 'lottery', reason: 'SHARE', ref, chances: 2 },
    ]);
  });

  test('counts once when two are created on one device concurrently', async () => {
    const { share } = await sharing();
    await visitAs('b', share.shareId);
    const keys = [];
    for (const email of ['b1@test.example', 'b2@test.example'])
      keys.push(await kit.keyFor(zest, email, 'REGISTER'));
    const words = { source: 'WEB' as const, pwdRegister: false };
    await Promise.all(
      keys.map((validKey) =>
        client(zest, device('b')).call(registerByEmail, { body: { validKey, ...words } }),
      ),
    );
    expect([(await signUps()).length, (await db.select().from(members)).length]).toEqual([1, 3]);
  });

  test('doesn’t count without a visit, for a signed-in visitor, after a month, or if creating it fails', async () => {
    const { share } = await sharing();
    await signUpAs('b', 'b@test.example');
    const known = client(zest, { ...(await signedIn(db, zest, 'nid')), ...device('c') });
    await known.call(shareMappingPrereport, visited(share.shareId));
    await signUpAs('c', 'c@test.example');
    await visitAs('d', share.shareId);
    await expect(signUpAs('d', 'b@test.example')).rejects.toMatchObject({ status: expect.any(Number) });
    expect(await signUps()).toEqual([]);
    clock.set((SHARE.signUpDays + 1) * DAY_MS);
    await signUpAs('d', 'd@test.example');
    expect(await signUps()).toEqual([]);
    await forgetOld({ db, now: clock.now });
    expect(await db.select().from(shareVisits)).toEqual([]);
  });
});

test('closing an account deletes its shares and their visits; its short links stay', async () => {
  const { mali, share } = await sharing();
  await mali.call(transferShortUrl, { body: { originUri: '/content/d-fan' } });
  await visitAs('b', share.shareId);
  await signUpAs('b', 'b@test.example');
  const call = { scope: tenantScope(zest), now: clock.now } as unknown as MemberCall;
  await db.transaction((tx) => deleteMember(tx, call, 'mali'));
  for (const table of [shares, shareVisits, shareSignUps]) expect(await db.select().from(table)).toEqual([]);
  expect(await db.select().from(shortLinks)).toMatchObject([{ memberId: null, target: '/content/d-fan' }]);
  await expect(client(zest).call(shareById, { params: { id: share.shareId } })).rejects.toMatchObject({
    status: 404,
  });
});
