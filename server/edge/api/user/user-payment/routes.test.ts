import { beforeEach, expect, test } from 'vitest';
import { ownPaymentAccount, savePaymentAccount } from '#schemas/api/activities.ts';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { activityRow } from '../../../../domain/activities/activities.fixtures.ts';
import { activities, paymentAccounts } from '../../../../domain/activities/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
let mali: Record<string, string> = {};
type Body = EndpointArgs<typeof savePaymentAccount>['body'];
const promptPay: Body = {
  activityId: 'bonus',
  method: 'PROMPTPAY',
  accountNumber: '081-234 4412',
  accountName: 'ณัฐ สุขใจ',
};
const save = (over: Partial<Body> = {}, headers = mali) =>
  client(zest, headers).call(savePaymentAccount, { body: { ...promptPay, ...over } });
const own = (headers = mali) => client(zest, headers).call(ownPaymentAccount, {});

beforeEach(async () => {
  await db.delete(members);
  await db.delete(activities);
  mali = await signedIn(db, zest, 'mali');
  await db.insert(activities).values(activityRow('zest', 'bonus', { type: 'BONUS', bonusBasisPoints: 200 }));
});

test('[CALL102] [P7] the account is returned masked, to its owner only', async () => {
  expect(await own()).toBeNull();
  await save();
  expect(await own()).toEqual({
    method: 'PROMPTPAY',
    maskedNumber: '•••4412',
    maskedName: 'ณั••• สุ•••',
    updateTime: expect.any(Number),
  });
  expect(await own(await signedIn(db, zest, 'ploy'))).toBeNull();
  await expect(own({})).rejects.toMatchObject({ code: '401' });
});

test('[CALL103] [P7] it can be created and changed, is validated, and is stored encrypted', async () => {
  expect(await save()).toMatchObject({ method: 'PROMPTPAY', maskedNumber: '•••4412' });
  const bank = { method: 'BANK', bankCode: 'KBANK', accountNumber: '123-4-56789-0' } as const;
  expect(await save(bank)).toMatchObject({ method: 'BANK', bankCode: 'KBANK', maskedNumber: '•••7890' });
  expect(await save({ accountNumber: '1-1017-00230-70-8' })).toMatchObject({ maskedNumber: '•••0708' });
  const rows = await db.select().from(paymentAccounts);
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]?.account ?? '', 'base64url').toString('latin1')).not.toMatch(/1101700230708/);
  const refused = (code: string, over: Partial<Body>) => expect(save(over)).rejects.toMatchObject({ code });
  for (const accountNumber of ['12', '0212345678', '1101700230709', "1' or 1=1"])
    await refused('ACCOUNT_NUMBER_INVALID', { accountNumber });
  await refused('ACCOUNT_NUMBER_INVALID', { ...bank, accountNumber: '1234567' });
  await refused('VALIDATION_FAILED', { method: 'BANK', accountNumber: '1234567890' });
  await refused('NOT_FOUND', { activityId: 'none' });
  await expect(save({}, {})).rejects.toMatchObject({ code: '401' });
});
