import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownProfile, updateProfile } from '#schemas/api/account.ts';
import * as desk from '#schemas/api/invented/member-desk.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members, profileReviews } from '../../../../domain/members/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const both = { zest: 'owner', guide: 'owner' } as const;
const boss = await operatorFixture(db, 'boss', both);
const owner = client(zest, await signIn(db, zest, boss));
const foreign = client(guide, await signIn(db, guide, boss));
let mali: ReturnType<typeof client>;

beforeEach(async () => {
  await db.delete(members);
  mali = client(zest, await signedIn(db, zest, 'mali'));
  await signedIn(db, guide, 'mali');
});

describe('a change of a profile', () => {
  const change = { memberId: 'mali', dataType: 'nickname' as const, dataValue: 'Mali S' };
  const decide = (passed: boolean, over = {}, by = owner) =>
    by.call(desk.decideProfileReview, { body: { ...change, ...over, passed } });

  beforeEach(async () => {
    await mali.call(updateProfile, { body: { nickname: 'Mali S' } });
  });

  test('waits for its tenant’s operators, and is public once accepted', async () => {
    expect(await owner.call(desk.profileReviews, {})).toMatchObject([{ ...change, nickname: 'mali' }]);
    expect(await foreign.call(desk.profileReviews, {})).toEqual([]);
    await decide(true);
    expect(await owner.call(desk.profileReviews, {})).toEqual([]);
    expect(await mali.call(ownProfile, {})).toMatchObject({
      nickname: 'Mali S',
      auditResult: { auditItems: [{ dataType: 'nickname', auditAction: 'PASSED' }] },
    });
    expect((await db.select().from(members)).map(({ nickname }) => nickname).toSorted()).toEqual([
      'Mali S',
      'mali',
    ]);
  });

  test('is deleted when refused, with the reason in the log', async () => {
    await decide(false, { reason: 'An advertisement' });
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'member.refuse',
      details: { field: 'nickname', reason: 'An advertisement' },
    });
    expect(await db.select().from(profileReviews)).toEqual([]);
    expect(await mali.call(ownProfile, {})).toMatchObject({ nickname: 'mali' });
  });

  test('that has been replaced, or that is another tenant’s, is a conflict', async () => {
    await expect(decide(true, {}, foreign)).rejects.toMatchObject({ code: 'CONFLICT' });
    await mali.call(updateProfile, { body: { nickname: 'Something' } });
    await expect(decide(true)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await mali.call(ownProfile, {})).toMatchObject({ nickname: 'mali' });
  });
});

test('a blocked member has no sessions and can’t sign in until unblocked; another tenant’s member is unaffected', async () => {
  const deactivate = (deactivated: boolean, by = owner) =>
    by.call(desk.deactivateMember, { body: { memberId: 'mali', deactivated } });
  await deactivate(true, foreign);
  expect(await mali.call(ownProfile, {})).toMatchObject({ id: 'mali' });
  await deactivate(true);
  await expect(mali.call(ownProfile, {})).rejects.toMatchObject({ code: '401' });
  await deactivate(false);
  const again = client(zest, await signedIn(db, zest, 'mali'));
  expect(await again.call(ownProfile, {})).toMatchObject({ id: 'mali' });
  const nobody = owner.call(desk.deactivateMember, { body: { memberId: 'nobody', deactivated: true } });
  await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
