import { expect, test } from 'vitest';
import * as account from './account.ts';
import * as activity from './activity.ts';
import * as board from './board.ts';
import * as content from './content.ts';
import * as coupon from './coupon.ts';
import { CURRENCIES } from './currency.ts';
import * as feed from './feed.ts';
import * as goods from './goods.ts';
import { INTERACTION_EVENTS } from './interaction.ts';
import * as label from './label.ts';
import { MESSAGE_TYPES } from './message.ts';
import { PLATFORM_ALIASES, PLATFORMS } from './platform.ts';
import * as subject from './subject.ts';
import { tolerantEnum } from './tolerant-enum.ts';

/** [name, our values, the specification's text] */
const enumerations: [string, readonly string[], string][] = [
  ['[I12] content types', content.CONTENT_TYPES, 'YOU_DIAO ARTICLE TEXT_IMG IMG_TEXT DEAL NOTE'],
  ['[I12] publishers', content.PUBLISHER_TYPES, 'PROFESSIONAL PERSONAL'],
  ['[I12] viewers', content.VIEWER_TYPES, 'ALL SELF VIEWER_SEE VIEWER_NOT_SEE GROUP_SEE GROUP_NOT_SEE'],
  [
    '[I12] audit statuses',
    content.AUDIT_STATUSES,
    'SUBMITTED AUDITING PASSED REJECTED CANCELED RECALLED SELF_VISIBLE DELETED',
  ],
  [
    '[I12] subject types',
    subject.SUBJECT_TYPES,
    'CONTENT GOODS CONTENT_COMMENT REPLY_COMMENT REFER_COMMENT GOODS_COMMENT USER',
  ],
  ['search subject types', subject.SEARCH_SUBJECT_TYPES, 'CONTENT GOODS_LINK_DETAIL GOODS NOTE ARTICLE'],
  ['feed subject types', subject.FEED_SUBJECT_TYPES, 'deal goods note article'],
  ['[I11] interaction events', INTERACTION_EVENTS, 'view click purchase like dislike share favorite comment'],
  ['currencies', CURRENCIES, 'USD SGD THB MYR PHP INR HKD CNY IDR'],
  ['goods sources', goods.GOODS_SOURCES, 'SEARCH AIFEED AI'],
  ['goods cards', goods.GOODS_CARD_TYPES, 'NORMAL NORMALHORIZONTAL AICHATVERTICAL AICHATHORIZONTAL'],
  [
    'label first categories',
    label.LABEL_FIRST_CATEGORIES,
    'LOW_PRICE SHIPPING_FEE SALES_VOLUME GOOD_REVIEW PLATFORM_SOURCE',
  ],
  [
    'goods labels',
    label.GOODS_LABEL_CODES,
    'ALL_TIME_LOW LOWEST_30_DAYS LOWEST_7_DAYS FREE_SHIPPING BEST_SELLER HIGH_SALES_14_DAYS HIGH_SALES_30_DAYS ' +
      'HIGHLY_RATED GOOD_REVIEW_PRODUCT FLASH_SALE LAZ_MALL LAZ_FLASH SHOPEE_MALL',
  ],
  ['leaderboard orders', board.BOARD_ORDER_TYPES, 'SOLD_QUANTITY SCORE DISCOUNT REVIEW_COUNT'],
  ['leaderboard generation', board.BOARD_GENERATION_TYPES, 'MANUAL AUTO'],
  ['leaderboard subjects', board.BOARD_SUBJECT_TYPES, 'GOODS CONTENT TOPIC'],
  ['coupon discounts', coupon.COUPON_DISCOUNT_TYPES, 'AMOUNT DISCOUNT'],
  ['coupon sorts', coupon.COUPON_SORTS, 'SHELF_TIME_DESC'],
  ['search sorts', feed.SEARCH_SORTS, 'UPDATE_DESC HOT_DESC'],
  ['feed cards', feed.FEED_CARD_TYPES, 'deal goods dailyDeal note article content brand'],
  ['user names', account.USERNAME_TYPES, 'MOBILE EMAIL'],
  [
    'authentication scenes',
    account.AUTH_SCENES,
    'REGISTER LOGIN CHANGEPWD CLOSEUSER CHANGE_MOBILE_EMAIL CHECK_OLD_MOBILE_EMAIL',
  ],
  ['countries', account.COUNTRIES, 'TH ID PH SG MY VN CN'],
  ['audited profile fields', account.PROFILE_AUDIT_FIELDS, 'avatar nickname biography'],
  ['profile audit actions', account.PROFILE_AUDIT_ACTIONS, 'AUDITING PASSED'],
  ['activities', activity.ACTIVITY_TYPES, 'BONUS LOTTERY BADGE'],
  ['award records', activity.AWARD_RECORD_STATUSES, 'NOT_FILL_ADDRESS NOT_DELIVERED DELIVERED'],
  ['bonus orders', activity.BONUS_ORDER_STATUSES, 'UN_DELIVERED DELIVERED RETURNED'],
  ['shares', activity.SHARE_TYPES, 'DEAL'],
  ['messages', MESSAGE_TYPES, 'notice community_security comment follow like'],
];

test.each(enumerations)('%s', (_, ours, theirs) => {
  expect(ours).toEqual(theirs.split(' '));
  const schema = tolerantEnum(ours);
  for (const value of ours) {
    expect(schema.parse(value)).toBe(value);
    expect(schema.parse(value.toLowerCase())).toBe(value);
  }
  expect(schema.parse('SOMETHING_NEW')).toBe('SOMETHING_NEW');
});

test('[I12] publication, gender and coupon types are the specification’s values', () => {
  expect(Object.values(content.PUBLICATION)).toEqual([-1, 0, 1]);
  expect(account.GENDERS).toEqual({ she: 0, he: 1, they: 2 });
  expect(Object.values(coupon.COUPON_TYPES)).toEqual(['', 'CODE', 'DISCOUNT']);
});

test('platforms', () => {
  const schema = tolerantEnum(PLATFORMS, PLATFORM_ALIASES);
  expect(['Lazada', 'Shopee', 'Tiktok', 'Amazon'].map((name) => schema.parse(name))).toEqual([
    'LAZADA',
    'SHOPEE',
    'TIKTOK',
    'AMAZON',
  ]);
  expect(['TIKTOK', 'TIKTOK_SHOP', 'TikTok Shop'].map((name) => schema.parse(name))).toEqual(
    Array(3).fill('TIKTOK'),
  );
  expect(['ALIEXPRESS', 'SHEIN', 'TOKOPEDIA', 'UNKNOWN', 'TEMU'].map((name) => schema.parse(name))).toEqual([
    'ALIEXPRESS',
    'SHEIN',
    'TOKOPEDIA',
    'UNKNOWN',
    'TEMU',
  ]);
});

test('[X26] other names of the same thing', () => {
  expect(tolerantEnum(board.BOARD_ORDER_TYPES, board.BOARD_ORDER_ALIASES).parse('average_score')).toBe(
    'SCORE',
  );
  const feedSubject = tolerantEnum(subject.FEED_SUBJECT_TYPES, subject.FEED_SUBJECT_ALIASES);
  expect(['CONTENT', 'GOODS_LINK_DETAIL', 'NOTE', 'goods'].map((type) => feedSubject.parse(type))).toEqual([
    'deal',
    'goods',
    'note',
    'goods',
  ]);
});

test('deal labels: 32 codes, 18 of them "lowest in N days"', () => {
  expect(new Set(label.DEAL_LABEL_CODES).size).toBe(32);
  const named =
    'FREE_SHIPPING BEST_SELLER HIGHLY_RATED FLASH_SALE LAZ_MALL SHOPEE_MALL PRICE_REDUCTION PRICE_REDUCTION_TOP ' +
    'HALF_YEAR_LOW ALL_TIME_LOW';
  expect(label.DEAL_LABEL_CODES).toEqual(expect.arrayContaining(named.split(' ')));
  const lowest = label.DEAL_LABEL_CODES.filter((code) => /^LOWEST_\d+_DAYS$/.test(code));
  expect(lowest).toHaveLength(18);
  expect(lowest.slice(0, 4)).toEqual(['LOWEST_7_DAYS', 'LOWEST_10_DAYS', 'LOWEST_20_DAYS', 'LOWEST_30_DAYS']);
  expect(lowest.at(-1)).toBe('LOWEST_170_DAYS');
});
