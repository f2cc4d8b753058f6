import { beforeEach, expect, test } from 'vitest';
import { ownProfile, updateProfile } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, send } = await openTestApi([zest, guide]);

const as = async (tenant: typeof zest, id: string) => client(tenant, await signedIn(db, tenant, id));
let mali: Awaited<ReturnType<typeof as>>;

beforeEach(async () => {
  await db.delete(members);
  mali = await as(zest, 'mali');
});

test('[CALL78] [CALL79] a change is reviewed first; gender and birthday take effect at once', async () => {
  const stranger = await as(guide, 'mali');
  const other = await as(zest, 'nid');
  const change = { nickname: ' มะลิ ', biography: 'ชอบของลดราคา', gender: 2 as const, birthday: '2000-02-29' };
  const changed = await mali.call(updateProfile, { body: change });
  expect(changed).toMatchObject({ nickname: 'mali', gender: 2, birthday: '2000-02-29' });
  expect(changed).not.toHaveProperty('biography');
  expect(changed.auditResult?.auditItems).toEqual(
    expect.arrayContaining([
      { dataType: 'nickname', dataValue: 'มะลิ', auditAction: 'AUDITING' },
      { dataType: 'biography', dataValue: 'ชอบของลดราคา', auditAction: 'AUDITING' },
    ]),
  );
  expect(await mali.call(ownProfile, {})).toEqual(changed);
  for (const one of [stranger, other])
    expect(await one.call(ownProfile, {})).toMatchObject({
      auditResult: { auditItems: [] },
    });
});

test('a newer change replaces one in review, and fields that aren’t given stay', async () => {
  await mali.call(updateProfile, { body: { nickname: 'One', gender: 0 } });
  await mali.call(updateProfile, { body: { nickname: 'Two' } });
  expect(await mali.call(ownProfile, {})).toMatchObject({
    gender: 0,
    auditResult: { auditItems: [{ dataType: 'nickname', dataValue: 'Two', auditAction: 'AUDITING' }] },
  });
});

test.each([
  [{ nickname: 'a' }, 'NICKNAME_INVALID'],
  [{ nickname: 'a@b' }, 'NICKNAME_INVALID'],
  [{ nickname: 'x'.repeat(21) }, 'NICKNAME_INVALID'],
  [{ gender: 3 }, 'VALIDATION_FAILED'],
  [{ birthday: '2001-02-29' }, 'VALIDATION_FAILED'],
  [{ birthday: '1899-12-31' }, 'VALIDATION_FAILED'],
  [{ birthday: '2569-01-01' }, 'VALIDATION_FAILED'],
  [{ biography: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
])('%j is refused', async (body, code) => {
  const headers = { ...(await signedIn(db, zest, 'mali')), 'content-type': 'application/json' };
  const response = await send(zest, '/saas-user-service/user/info/updateUserInfo', {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
  expect([response.status, (await response.json()).code]).toEqual([422, code]);
});
