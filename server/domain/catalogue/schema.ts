import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Attribute } from '#schemas/entities/attribute.ts';
import type { PriceVerdict } from '#schemas/entities/price-statistics.ts';
import type { Availability } from '#schemas/enums/availability.ts';
import type { ContentKind } from '#schemas/enums/content.ts';
import type { PriceDecision } from '#schemas/enums/held-reason.ts';
import { localized, minor, moment, tenantId, texts } from '../../platform/db/schema.ts';
import { held, rankPrice } from './held-columns.ts';

/** Sequence number with its parts padded to nine digits: as text it has the order of the tree, in which 9 comes before 10. */
export const treeOrder = (sequenceNumber: AnyPgColumn): SQL<string> =>
  sql`(regexp_replace(regexp_replace(${sequenceNumber}, '\\d+', '00000000\\&', 'g'), '\\d*(\\d{9})', '\\1', 'g') collate "C")`;

export const classifications = pgTable(
  'classifications',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    /** GOODS or ARTICLE. */
    type: text('type').notNull(),
    parentId: text('parent_id'),
    level: integer('level').notNull(),
    name: localized('name'),
    picture: text('picture'),
    sequenceNumber: text('sequence_number').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('classifications_code').on(t.tenantId, t.code),
    index('classifications_parent').on(t.tenantId, t.parentId),
    index('classifications_sequence').on(t.tenantId, treeOrder(t.sequenceNumber), t.id),
  ],
);

/** Categories of feeds and words of titles with the tenant's category that they mean, set by operators. */
export const categoryMappings = pgTable(
  'category_mappings',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** `path` of a feed's categories, `word` of titles. */
    source: text('source').notNull(),
    /** Folded form of `value`. */
    key: text('key').notNull(),
    /** Path as the feed writes it, levels joined by ` > `, or the word. */
    value: text('value').notNull(),
    /** Null for a removed mapping that stored goods still follow. */
    classificationId: text('classification_id'),
    /** Categories that stored goods may have from the mapping. */
    given: texts('given'),
    /** Whether stored goods don't follow the mapping yet. */
    due: boolean('due').notNull().default(true),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('category_mappings_due').on(t.tenantId).where(sql`${t.due}`),
    uniqueIndex('category_mappings_key').on(t.tenantId, t.source, t.key),
  ],
);

export const brands = pgTable(
  'brands',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    name: localized('name'),
    logo: text('logo'),
    cover: text('cover'),
    online: boolean('online').notNull().default(true),
    hot: boolean('hot').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('brands_code').on(t.tenantId, t.code),
    index('brands_position').on(t.tenantId, t.position),
  ],
);

/** Rank by reviews. Few reviews mean little: every product starts with fifty of 3.5 stars. */
export const reviewRank = (of: { averageScore: AnyPgColumn; reviewCount: AnyPgColumn }) =>
  sql<number>`(coalesce(${of.averageScore}, 0) * ${of.reviewCount} + 175) / (${of.reviewCount} + 50)`;

/** Columns that most lists of goods are narrowed by. */
const met = <T>(of: Record<'classificationId' | 'brandId' | 'platform', T>) => [
  of.classificationId,
  of.brandId,
  of.platform,
];

/** Other columns that the counts of a list and of its filters read. */
const counted = <T>(of: Record<'availability' | 'rankPrice' | 'labels' | 'storyUntil' | 'usualPrice', T>) => [
  of.availability,
  of.rankPrice,
  of.labels,
  of.storyUntil,
  of.usualPrice,
];

/** Prices are minor units (satang) of `currency`. */
export const goods = pgTable(
  'goods',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    platform: text('platform').notNull(),
    /** The platform's own id of the item; an import matches goods by platform and item id. */
    itemId: text('item_id').notNull(),
    name: localized('name'),
    pictures: texts('pictures'),
    originUrl: text('origin_url').notNull(),
    brandId: text('brand_id'),
    classificationId: text('classification_id'),
    /** Categories that the feed gives, from the widest to the narrowest, joined by ` > `; mappings apply to it. */
    sourceCategory: text('source_category'),
    currency: text('currency').notNull(),
    price: minor('price').notNull(),
    maxPrice: minor('max_price'),
    originalPrice: minor('original_price'),
    monthSales: integer('month_sales').notNull().default(0),
    totalSales: integer('total_sales').notNull().default(0),
    averageScore: numeric('average_score', { precision: 3, scale: 2, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    /** Number of reviews with one to five stars; null where the marketplace doesn't publish it. */
    ratingCounts: integer('rating_counts').array(),
    labels: texts('labels'),
    invalid: boolean('invalid').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** One of `AVAILABILITIES`. */
    availability: text('availability').$type<Availability>().notNull().default('IN_STOCK'),
    /** Start of the sale of a preorder or backorder, if known. */
    availableFrom: moment('available_from'),
    description: localized('description').default({}),
    gtin: text('gtin'),
    mpn: text('mpn'),
    sku: text('sku'),
    /** Key shared by the variants of one product. */
    variantGroup: text('variant_group'),
    /** Rows of the specification table in their order, at most `ATTRIBUTES.count`. */
    attributes: jsonb('attributes').$type<Attribute[]>().notNull().default([]),
    /** Feed that brings the item; null for an item of the command or the seed. */
    feedId: text('feed_id'),
    /** Number of complete runs of the feed, in a row, that lacked the item. */
    missedRuns: integer('missed_runs').notNull().default(0),
    /** Hash of what an import last read of the item (server/domain/import/read-hash.ts); null before the first one. */
    readHash: text('read_hash'),
    /** Mark of the row of which an import read this; an equal row needs no reading (`rowMark` in read-hash.ts). */
    rowMark: text('row_mark'),
    /** Usual price of the stored price story (price-story.ts). */
    usualPrice: minor('usual_price'),
    verdict: text('verdict').$type<PriceVerdict>().notNull().default('NEW'),
    held: held(),
    rankPrice: rankPrice('price'),
    /** Time until which the stored story and the price labels hold without a new reading; null for no claim. */
    storyUntil: moment('story_until'),
    /** Columns that an operator has corrected: imports leave them. */
    locked: texts('locked'),
    /** Values of the locked columns that the last import gave; a time is a text. */
    imported: jsonb('imported').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('goods_locked').on(t.tenantId, t.id).where(sql`coalesce(cardinality(${t.locked}), 0) > 0`),
    uniqueIndex('goods_code').on(t.tenantId, t.code),
    uniqueIndex('goods_item').on(t.tenantId, t.platform, t.itemId),
    // Of one category also the order by price: cheap goods of it may be far up in the shop's own. Free shipping is met
    // inside it too: a fifth of the shop may have the label, whose own index gives all of them. The last columns are all
    // that the counts of a list and of its filters read, so that they read no table row.
    index('goods_classification').on(
      t.tenantId,
      t.classificationId,
      t.rankPrice,
      t.id,
      t.brandId,
      t.platform,
      sql`(${t.labels} @> '{FREE_SHIPPING}')`,
      t.invalid,
      t.availability,
      t.labels,
      t.storyUntil,
      t.usualPrice,
      t.monthSales,
    ),
    index('goods_labels').using('gin', t.labels),
    // The last columns are for the number of goods on sale in a category, counted without table rows.
    index('goods_brand').on(t.tenantId, t.brandId, t.classificationId, t.invalid, t.availability),
    index('goods_held').on(t.tenantId, t.held, t.id).where(sql`${t.held} IS NOT NULL`),
    index('goods_story').on(t.tenantId, t.storyUntil).where(sql`${t.storyUntil} IS NOT NULL`),
    index('goods_feed').on(t.tenantId, t.feedId).where(sql`${t.feedId} IS NOT NULL`),
    index('goods_variants').on(t.tenantId, t.variantGroup).where(sql`${t.variantGroup} IS NOT NULL`),
    index('goods_gtin').on(t.tenantId, t.gtin).where(sql`${t.gtin} IS NOT NULL`),
    index('goods_uncategorised')
      .on(t.tenantId, t.sourceCategory, t.id)
      .where(sql`${t.classificationId} IS NULL AND NOT ${t.invalid}`),
    // One index for each order of a list (server/domain/catalogue/goods.ts). Its last columns are for filters,
    // met inside the index: the goods of a category may be far down in the shop's order. The hottest ones are counted.
    index('goods_hot')
      .on(t.tenantId, t.monthSales.desc().nullsFirst(), t.id, ...met(t), ...counted(t))
      .where(sql`NOT ${t.invalid}`),
    index('goods_newest')
      .on(t.tenantId, t.createdAt.desc().nullsFirst(), t.id, ...met(t))
      .where(sql`NOT ${t.invalid}`),
    index('goods_price')
      .on(t.tenantId, t.rankPrice, t.id, ...met(t))
      .where(sql`NOT ${t.invalid}`),
    index('goods_sales')
      .on(t.tenantId, t.totalSales.desc().nullsFirst(), t.id, ...met(t))
      .where(sql`NOT ${t.invalid}`),
    index('goods_shipping')
      .on(
        t.tenantId,
        sql`(${t.labels} @> '{FREE_SHIPPING}') DESC`,
        t.monthSales.desc().nullsFirst(),
        t.id,
        ...met(t),
      )
      .where(sql`NOT ${t.invalid}`),
    index('goods_official')
      .on(
        t.tenantId,
        sql`(${t.labels} && '{LAZ_MALL,SHOPEE_MALL}') DESC`,
        t.monthSales.desc().nullsFirst(),
        t.id,
        ...met(t),
      )
      .where(sql`NOT ${t.invalid}`),
    index('goods_reviews')
      .on(t.tenantId, sql`(${reviewRank(t)}) DESC`, t.id, ...met(t))
      .where(sql`NOT ${t.invalid}`),
  ],
);

/**
 * Runs of equal readings: a row ends when price or availability changes or no reading confirms it within 72 hours. The
 * end of a product's last row is the time at which it was last read (decision 052).
 */
export const pricePoints = pgTable(
  'price_points',
  {
    tenantId: tenantId(),
    goodsId: text('goods_id').notNull(),
    /** First reading of the run. */
    at: moment('at').notNull(),
    /** Last reading of the run. */
    until: moment('until').notNull(),
    price: minor('price').notNull(),
    /** Whether the item could be bought at that price. */
    available: boolean('available').notNull().default(true),
    /** Operator's word on the price, which counts for the whole run of equal prices. */
    decision: text('decision').$type<PriceDecision>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.goodsId, t.at] }),
    foreignKey({ columns: [t.tenantId, t.goodsId], foreignColumns: [goods.tenantId, goods.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const deals = pgTable(
  'deals',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    goodsId: text('goods_id').notNull(),
    title: localized('title'),
    summary: localized('summary'),
    platform: text('platform').notNull(),
    goodsLink: text('goods_link').notNull(),
    goodsTraceLink: text('goods_trace_link'),
    picture: text('picture').notNull(),
    currency: text('currency').notNull(),
    currentPrice: minor('current_price').notNull(),
    /** Highest price of the variants; null for one price. */
    maxPrice: minor('max_price'),
    held: held(),
    rankPrice: rankPrice('current_price'),
    originalPrice: minor('original_price'),
    /** Reduction of the price story, minor units; null without one. */
    priceReduction: minor('price_reduction'),
    priceDeductRate: numeric('price_deduct_rate', { precision: 6, scale: 4, mode: 'number' }),
    labels: texts('labels'),
    /** Time until which the price labels and the reduction hold; null for no claim. */
    storyUntil: moment('story_until'),
    heat: integer('heat').notNull().default(0),
    invalid: boolean('invalid').notNull().default(false),
    expiresAt: moment('expires_at'),
    /** Until this time the deal is one of the daily special offers. */
    dailySpecialUntil: moment('daily_special_until'),
    /** Whether an operator's pins have made it one. */
    dailySpecialPinned: boolean('daily_special_pinned').notNull().default(false),
    publishedAt: moment('published_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Columns that an operator has corrected: imports leave them. */
    locked: texts('locked'),
    /** Values of the locked columns that the last import gave; a time is a text. */
    imported: jsonb('imported').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('deals_locked').on(t.tenantId, t.id).where(sql`coalesce(cardinality(${t.locked}), 0) > 0`),
    uniqueIndex('deals_code').on(t.tenantId, t.code),
    index('deals_goods').on(t.tenantId, t.goodsId),
    // The index covers all filters of a feed, so that counting one reads no table row.
    index('deals_feed')
      .on(
        t.tenantId,
        t.publishedAt.desc().nullsFirst(),
        t.heat.desc().nullsFirst(),
        t.id,
        t.expiresAt,
        t.labels,
      )
      .where(sql`NOT ${t.invalid}`),
    index('deals_heat').on(t.tenantId, t.heat.desc().nullsFirst(), t.id),
    index('deals_labels').using('gin', t.labels),
    index('deals_daily').on(t.tenantId, t.dailySpecialUntil),
    index('deals_pinned').on(t.tenantId, t.id).where(sql`${t.dailySpecialPinned}`),
    foreignKey({ columns: [t.tenantId, t.goodsId], foreignColumns: [goods.tenantId, goods.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Deals that operators pin to a time of the daily special offers. */
export const dailyPins = pgTable(
  'daily_pins',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Codes of the deals. */
    deals: texts('deals'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('daily_pins_start').on(t.tenantId, t.startsAt.desc().nullsFirst(), t.id),
    index('daily_pins_end').on(t.tenantId, t.endsAt),
  ],
);

/** A named list of deals on the home page: the collection (zbc), the exclusive one (zbe) or any other. */
export const dealModules = pgTable(
  'deal_modules',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** zbc, zbe or module. */
    kind: text('kind').notNull(),
    label: localized('label'),
    backgroundColors: texts('background_colors'),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('deal_modules_position').on(t.tenantId, t.position, t.id),
  ],
);

export const dealModuleItems = pgTable(
  'deal_module_items',
  {
    tenantId: tenantId(),
    moduleId: text('module_id').notNull(),
    dealId: text('deal_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.moduleId, t.dealId] }),
    index('deal_module_items_position').on(t.tenantId, t.moduleId, t.position),
    foreignKey({
      columns: [t.tenantId, t.moduleId],
      foreignColumns: [dealModules.tenantId, dealModules.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenantId, t.dealId], foreignColumns: [deals.tenantId, deals.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Leaderboards. */
export const itemGroups = pgTable(
  'item_groups',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    name: localized('name'),
    /** RANKING. */
    groupType: text('group_type').notNull(),
    /** GOODS, CONTENT or TOPIC. */
    subjectType: text('subject_type').notNull(),
    /** MANUAL or AUTO. */
    genType: text('gen_type').notNull(),
    /** SOLD_QUANTITY, AVERAGE_SCORE, DISCOUNT or REVIEW_COUNT; null when MANUAL. */
    orderType: text('order_type'),
    classificationId: text('classification_id'),
    online: boolean('online').notNull().default(true),
    position: integer('position').notNull().default(0),
    sortedAt: moment('sorted_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('item_groups_code').on(t.tenantId, t.code),
    index('item_groups_position').on(t.tenantId, t.position, t.id),
  ],
);

export const itemGroupRefs = pgTable(
  'item_group_refs',
  {
    tenantId: tenantId(),
    groupId: text('group_id').notNull(),
    position: integer('position').notNull(),
    /** Product of the place, or else the deal, note, article or topic by type and code. */
    goodsId: text('goods_id'),
    contentType: text('content_type').$type<ContentKind>(),
    contentCode: text('content_code'),
    itemName: localized('item_name'),
    sortValue: numeric('sort_value', { precision: 14, scale: 4, mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.groupId, t.position] }),
    index('item_group_refs_goods').on(t.tenantId, t.goodsId),
    foreignKey({
      columns: [t.tenantId, t.groupId],
      foreignColumns: [itemGroups.tenantId, itemGroups.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenantId, t.goodsId], foreignColumns: [goods.tenantId, goods.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** CODE or DISCOUNT. */
    type: text('type').notNull(),
    /** AMOUNT (of `currency`, minor units) or DISCOUNT (hundredths of a percent). */
    discountType: text('discount_type').notNull(),
    discount: minor('discount').notNull(),
    currency: text('currency').notNull(),
    title: localized('title'),
    code: text('code'),
    link: text('link'),
    platform: text('platform').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time'),
    shelfTime: moment('shelf_time').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('coupons_end').on(t.tenantId, t.endTime),
    index('coupons_newest').on(t.tenantId, t.shelfTime.desc().nullsFirst(), t.id),
  ],
);

/** Number of views per day and subject. */
export const viewCounts = pgTable(
  'view_counts',
  {
    tenantId: tenantId(),
    day: text('day').notNull(),
    page: text('page').notNull(),
    module: text('module').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.page, t.module, t.subjectType, t.subjectId] })],
);
