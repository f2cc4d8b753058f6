import { expect, test } from 'vitest';
import {
  drawLottery,
  givePrizeAddress,
  ownPaymentAccount,
  prizeAddress,
  savePaymentAccount,
} from '#schemas/api/activities.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { activityRow, giveChances, insertLottery } from '../../domain/activities/activities.fixtures.ts';
import { activities } from '../../domain/activities/schema.ts';
import { signedIn } from '../../domain/members/members.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { encryptingClient } from './encryption.fixtures.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
/** Bodies of all requests and responses as transferred. */
const wire: string[] = [];
const api = testApi(db, {
  testRig: (answer) => async (request, caller) => {
    wire.push(await request.clone().text());
    const response = await answer(request, caller);
    wire.push(await response.clone().text());
    return response;
  },
});

test('addresses and payment accounts are transferred encrypted in both directions, and arrive', async () => {
  const mali = await signedIn(db, zest, 'mali');
  const client = encryptingClient(api, zest, mali);
  await insertLottery(db, 'zest', 'one');
  await giveChances(db, 'zest', 'one', ['mali']);
  await db.insert(activities).values(activityRow('zest', 'bonus', { type: 'BONUS', bonusBasisPoints: 200 }));
  const { record } = await client.call(drawLottery, {
    params: { id: 'one' },
    body: { requestId: 'the-request-of-mali' },
  });
  const address = {
    name: 'มะลิ สุขใจ',
    phone: '812345678',
    street: '1 Rama IV',
    area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
  };
  wire.length = 0;
  await client.call(givePrizeAddress, { params: { awardRecordId: record?.id ?? '' }, body: address });
  expect(await client.call(prizeAddress, { query: {} })).toEqual(address);
  const account = { method: 'PROMPTPAY', accountNumber: '0812344412', accountName: 'Mali Suk' } as const;
  await client.call(savePaymentAccount, { body: { activityId: 'bonus', ...account } });
  expect(await client.call(ownPaymentAccount, {})).toMatchObject({ maskedNumber: '•••4412' });
  expect(wire.length).toBeGreaterThan(6);
  expect(wire.join()).not.toMatch(/มะลิ|81234|Rama|Bangkok|Pathum|Lumphini|10330|Mali Suk/);
});
