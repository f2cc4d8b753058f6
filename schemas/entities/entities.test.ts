import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { activitySchema, activitySummarySchema } from './activity.ts';
import { addressSchema } from './address.ts';
import { articleSchema } from './article.ts';
import { articleListDataSchema } from './article-list-data.ts';
import { bannerSchema } from './banner.ts';
import { bonusOrderSchema, bonusSumSchema, paymentAccountSchema } from './bonus.ts';
import { brandSchema } from './brand.ts';
import { categoryNodeSchema, categoryTileSchema } from './category.ts';
import { serverInfoSchema } from './clock-info.ts';
import { couponSchema } from './coupon.ts';
import { dealSchema } from './deal.ts';
import { dealModuleSchema } from './deal-module.ts';
import { deviceInfoSchema } from './device-info.ts';
import { ENTITY_EXAMPLES } from './entities.fixtures.ts';
import { feedItemSchema } from './feed-item.ts';
import { goodsSchema } from './goods.ts';
import { goodsGroupSchema } from './goods-group.ts';
import { itemGroupRefSchema, itemGroupSchema } from './item-group.ts';
import { keywordSchema } from './keyword.ts';
import { lotterySchema, prizeRecordSchema, prizeSchema, userLotterySchema, winnerSchema } from './lottery.ts';
import { pageSchema } from './page.ts';
import { phoneRuleSchema } from './phone-rule.ts';
import { pickedContentSchema } from './picked-content.ts';
import { recommendLabelSchema } from './recommend-label.ts';
import { secretKeySchema } from './secret-key.ts';
import { shareInfoSchema } from './share-info.ts';
import { subscriptionSchema } from './subscription.ts';
import { tolerantArray } from './tolerant-array.ts';
import { topicSchema } from './topic.ts';
import { userInfoSchema } from './user-info.ts';

/** Every entity with one of its required fields. */
const entities: [schema: z.ZodMiniType, required: string][] = [
  [dealSchema, 'id'],
  [dealModuleSchema, 'moduleId'],
  [goodsSchema, 'id'],
  [goodsGroupSchema, 'groupId'],
  [brandSchema, 'id'],
  [itemGroupSchema, 'id'],
  [bannerSchema, 'media'],
  [recommendLabelSchema, 'labelCode'],
  [categoryNodeSchema, 'level'],
  [categoryTileSchema, 'classificationId'],
  [keywordSchema, 'keyword'],
  [articleSchema, 'content'],
  [articleListDataSchema, 'newestTotalElements'],
  [topicSchema, 'subtitle'],
  [couponSchema, 'type'],
  [userInfoSchema, 'id'],
  [secretKeySchema, 'expireTime'],
  [shareInfoSchema, 'shareId'],
  [subscriptionSchema, 'paused'],
  [prizeSchema, 'left'],
  [lotterySchema, 'mode'],
  [prizeRecordSchema, 'status'],
  [userLotterySchema, 'remaining'],
  [winnerSchema, 'number'],
  [activitySchema, 'state'],
  [activitySummarySchema, 'type'],
  [bonusOrderSchema, 'status'],
  [bonusSumSchema, 'payable'],
  [paymentAccountSchema, 'method'],
  [addressSchema, 'area'],
  [deviceInfoSchema, 'os'],
  [feedItemSchema, 'subjectType'],
  [serverInfoSchema, 'currentTimeMillis'],
  [phoneRuleSchema, 'pattern'],
  [pageSchema, 'document'],
  [pickedContentSchema, 'type'],
];
const named = entities.map(([schema, required]) => ({
  name: z.globalRegistry.get(schema)?.id ?? '',
  schema,
  required,
}));

describe.each(named)('[C24] $name', ({ name, schema, required }) => {
  const example = ENTITY_EXAMPLES[name] ?? {};

  test('a complete one parses unchanged, and unknown keys pass through', () => {
    const wire = { ...example, somethingNew: { deep: [1] } };
    expect(schema.parse(wire)).toEqual(wire);
  });

  test(`one without ${required} is dropped from its list with one warning`, () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const broken = { ...example, [required]: undefined };
    expect(tolerantArray(schema).parse([broken, example, broken])).toEqual([example]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

test('[C24] every entity has an example', () => {
  const names = [...named.map(({ name }) => name), z.globalRegistry.get(itemGroupRefSchema)?.id];
  expect(names.toSorted()).toEqual(Object.keys(ENTITY_EXAMPLES).toSorted());
});

test('[C24] a deal survives a broken label, null fields and numbers written as text', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(
    dealSchema.parse({
      id: 5,
      title: null,
      currentPrice: '12.50',
      labels: [{}, { code: 'NEW_CODE' }],
      platform: 'Tiktok',
    }),
  ).toEqual({
    id: '5',
    title: undefined,
    currentPrice: 12.5,
    labels: [{ code: 'NEW_CODE' }],
    platform: 'TIKTOK',
  });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
