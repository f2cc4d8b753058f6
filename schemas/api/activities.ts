import * as z from 'zod/mini';
import { activitySchema } from '../entities/activity.ts';
import { addressSchema } from '../entities/address.ts';
import { bonusOrderSchema, bonusSumSchema, paymentAccountSchema } from '../entities/bonus.ts';
import { prizeRecordSchema, prizeSchema, userLotterySchema, winnerSchema } from '../entities/lottery.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { decimalSchema, instantSchema, loose, maybe } from '../entities/wire.ts';
import { DRAW_OUTCOMES, PAYMENT_METHODS } from '../enums/activity.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { keySchema, STORABLE } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema, pageShape } from './paging.ts';
import { byId } from './request.ts';

const text = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(STORABLE));

export const activityDetail = endpoint({
  id: 'activityDetail',
  method: 'GET',
  path: '/saas-user-service/activity/detail/{id}',
  summary: 'An activity with its rules, prizes or badges; what a badge still wants is the member’s own',
  params: byId,
  data: activitySchema,
  auth: 'visitor',
  previewable: true,
  isFresh: true,
});

export const lotteryAwards = endpoint({
  id: 'lotteryAwards',
  method: 'GET',
  path: '/saas-user-service/lotteries/{id}/awards',
  summary: 'The prizes of a lottery, with what is left of them',
  params: byId,
  data: tolerantArray(prizeSchema),
  auth: 'none',
  previewable: true,
  isFresh: true,
});

export const drawLottery = endpoint({
  id: 'drawLottery',
  method: 'POST',
  path: '/saas-user-service/lotteries/{id}/draw',
  summary:
    'Spends one chance: for a prize or none, or for a ticket of a scheduled lottery. The same `requestId` again gives the same answer and spends nothing',
  params: byId,
  body: z.object({
    /** Random id made by the client, one for each tap: 16 to 64 letters, digits and hyphens. */
    requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    /** Fingerprint of the device, where one is known. */
    fingerprint: maybe(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
  data: loose({
    outcome: tolerantEnum(DRAW_OUTCOMES),
    /** Number of the draw, or of the ticket. */
    number: z.string(),
    /** Record of a won prize. */
    record: maybe(prizeRecordSchema),
    /** Chances left. */
    remaining: decimalSchema,
  }),
  auth: 'member',
  limit: { calls: 60, per: 'minute' },
  silent: true,
});

export const remainingChances = endpoint({
  id: 'remainingChances',
  method: 'GET',
  path: '/saas-user-service/lotteries/{id}/remaining-chances',
  summary: 'The member’s chances: left and used, and until when they can be',
  params: byId,
  data: loose({ remaining: decimalSchema, used: decimalSchema, expireTime: instantSchema }),
  auth: 'member',
  silent: true,
});

export const userLotteryInfo = endpoint({
  id: 'userLotteryInfo',
  method: 'GET',
  path: '/saas-user-service/lotteries/{id}/user-lottery-info',
  summary:
    'The member’s chances, how more are earned and their tickets; asking while it runs is the visit of the day, and in the app its download',
  params: byId,
  data: userLotterySchema,
  auth: 'member',
  limit: { calls: 120, per: 'minute' },
  silent: true,
});

export const userPrizes = endpoint({
  id: 'userPrizes',
  method: 'GET',
  path: '/saas-user-service/lotteries/{id}/user-prizes',
  summary: 'Prizes that the member has won in a lottery, the newest 100 first',
  params: byId,
  data: tolerantArray(prizeRecordSchema),
  auth: 'member',
});

export const lotteryResults = endpoint({
  id: 'lotteryResults',
  method: 'GET',
  path: '/saas-user-service/lotteries/{id}/results',
  summary:
    'Who has won what, by masked names: of a lottery that draws at once the newest first, of tickets in order',
  params: byId,
  query: z.object(pageShape),
  data: pagedSchema(winnerSchema),
  auth: 'none',
  previewable: true,
  isFresh: true,
});

export const prizeAddress = endpoint({
  id: 'prizeAddress',
  method: 'GET',
  path: '/saas-user-service/lotteries/lottery-prize-records/address',
  summary:
    'Where a prize of the member’s is sent; without its own address, or without `awardRecordId`, the one given last; null where there is none',
  query: z.object({ awardRecordId: maybe(keySchema) }),
  data: z.nullable(addressSchema),
  auth: 'member',
  isFresh: true,
  encrypt: true,
});

export const givePrizeAddress = endpoint({
  id: 'givePrizeAddress',
  method: 'POST',
  path: '/saas-user-service/lotteries/lottery-prize-records/{awardRecordId}/address',
  summary: 'Says where a prize is to be sent; can be changed until it is',
  params: z.object({ awardRecordId: keySchema }),
  body: z.object({
    name: text(100),
    /** Phone number as typed; the tenant’s phone rules validate it. */
    phone: text(30),
    /** Names from the table of `searchAddresses`, in Thai or English, that belong together. */
    area: z.object({
      province: text(100),
      district: text(100),
      subDistrict: text(100),
      /** Postal code as typed: one that the table doesn’t have is valid too. */
      postalCode: z.string().check(z.regex(/^\d{5}$/)),
    }),
    street: text(300),
  }),
  data: prizeRecordSchema,
  auth: 'member',
  limit: { calls: 30, per: 'hour' },
  encrypt: true,
});

export const userShareOrder = endpoint({
  id: 'userShareOrder',
  method: 'POST',
  path: '/saas-user-service/user-bonus/activity/user-share-order',
  summary: 'The sums of the member’s bonus',
  body: z.object({ activityId: keySchema }),
  data: bonusSumSchema,
  auth: 'member',
});

export const userShareOrders = endpoint({
  id: 'userShareOrders',
  method: 'POST',
  path: '/saas-user-service/user-bonus/activity/user-share-order/page',
  summary: 'The orders that came through the member’s links, the newest first',
  body: z.object({
    activityId: keySchema,
    onlyDelivered: z._default(z.boolean(), false),
    pageRequest: pageRequestSchema,
  }),
  data: pagedSchema(bonusOrderSchema),
  auth: 'member',
});

export const ownPaymentAccount = endpoint({
  id: 'ownPaymentAccount',
  method: 'GET',
  path: '/saas-user-service/user-payment/get-current-user',
  summary: 'Where the member’s bonus is paid to, masked; null where nothing is known',
  data: z.nullable(paymentAccountSchema),
  auth: 'member',
  isFresh: true,
});

export const savePaymentAccount = endpoint({
  id: 'savePaymentAccount',
  method: 'POST',
  path: '/saas-user-service/user-payment/create-or-update/for-activity',
  summary: 'Says where the member’s bonus is paid to, instead of what was said before',
  body: z.object({
    activityId: keySchema,
    method: z.enum(PAYMENT_METHODS),
    /** PROMPTPAY: a phone number of Thailand or 13 digits of an identity card; BANK: 8 to 15 digits. */
    accountNumber: text(30),
    accountName: text(100),
    /** Bank code in letters, such as KBANK; with BANK only. */
    bankCode: maybe(z.string().check(z.regex(/^[A-Z]{2,10}$/))),
  }),
  data: paymentAccountSchema,
  auth: 'member',
  limit: { calls: 30, per: 'hour' },
  encrypt: true,
});
