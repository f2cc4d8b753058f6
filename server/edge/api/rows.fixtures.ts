import { emptyDocument } from '#schemas/page/document.ts';
import type * as articleTables from '../../domain/articles/schema.ts';
import type * as catalogueTables from '../../domain/catalogue/schema.ts';
import type { pages } from '../../domain/page-tables/schema.ts';
import type * as searchTables from '../../domain/search/schema.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];

/** End of a story that holds in every test. */
const NEVER = new Date('2999-01-01T00:00:00Z');

/** A text in every language that names its tenant, so that it is recognised at another one. */
export const textOf = (tenantId: string, what: string) => ({
  th: `${tenantId} ${what} ไทย`,
  en: `${tenantId} ${what} English`,
  id: `${tenantId} ${what} Indonesia`,
});

export function pageRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof pages>> = {},
): Row<typeof pages> {
  const document = {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: textOf(tenantId, id), description: {} },
  };
  return { tenantId, id, path: `/${id}`, pageType: 'COMMON_PAGE', document, draft: document, ...over };
}

/** A category; its level is that of its sequence number. */
export function classificationRow(
  tenantId: string,
  id: string,
  sequenceNumber: string,
  over: Partial<Row<typeof catalogueTables.classifications>> = {},
): Row<typeof catalogueTables.classifications> {
  return {
    tenantId,
    id,
    code: `c-${id}`,
    type: 'GOODS',
    level: sequenceNumber.split(':').length,
    name: textOf(tenantId, `category ${id}`),
    sequenceNumber,
    ...over,
  };
}

export function brandRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof catalogueTables.brands>> = {},
): Row<typeof catalogueTables.brands> {
  return { tenantId, id, code: `b-${id}`, name: textOf(tenantId, `brand ${id}`), hot: true, ...over };
}

/** A product; prices are satang. */
export function goodsRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof catalogueTables.goods>> = {},
): Row<typeof catalogueTables.goods> {
  return {
    tenantId,
    id,
    code: `g-${id}`,
    platform: 'LAZADA',
    itemId: id,
    name: textOf(tenantId, `goods ${id}`),
    pictures: [`/media/${tenantId}/${id}.webp`],
    originUrl: `https://shop.example/${tenantId}/${id}`,
    currency: 'THB',
    price: 10_000,
    storyUntil: NEVER,
    ...over,
  };
}

/** Runs of readings: prices (satang) since so many days before `now`, read without a gap until then. */
export function runRows(
  tenantId: string,
  goodsId: string,
  now: number,
  prices: readonly (readonly [daysAgo: number, price: number])[],
): Row<typeof catalogueTables.pricePoints>[] {
  const ago = (days: number) => new Date(now - days * 86_400_000);
  return prices.map(([days, price], i) => ({
    tenantId,
    goodsId,
    at: ago(days),
    until: ago(prices[i + 1]?.[0] ?? 0),
    price,
  }));
}

/** A deal on the product with the same id. */
export function dealRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof catalogueTables.deals>> = {},
): Row<typeof catalogueTables.deals> {
  const moment = new Date('2026-01-01T00:00:00Z');
  return {
    tenantId,
    id,
    code: `d-${id}`,
    goodsId: id,
    title: textOf(tenantId, `deal ${id}`),
    summary: textOf(tenantId, `summary ${id}`),
    platform: 'LAZADA',
    goodsLink: `https://shop.example/${tenantId}/${id}`,
    picture: `/media/${tenantId}/${id}.webp`,
    currency: 'THB',
    currentPrice: 10_000,
    storyUntil: NEVER,
    publishedAt: moment,
    updatedAt: moment,
    ...over,
  };
}

export function moduleRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof catalogueTables.dealModules>> = {},
): Row<typeof catalogueTables.dealModules> {
  return { tenantId, id, kind: 'module', label: textOf(tenantId, `module ${id}`), ...over };
}

export function boardRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof catalogueTables.itemGroups>> = {},
): Row<typeof catalogueTables.itemGroups> {
  return {
    tenantId,
    id,
    code: `l-${id}`,
    name: textOf(tenantId, `board ${id}`),
    groupType: 'RANKING',
    subjectType: 'GOODS',
    genType: 'MANUAL',
    sortedAt: new Date('2026-01-01T00:00:00Z'),
    ...over,
  };
}

export function refRow(
  tenantId: string,
  groupId: string,
  position: number,
  goodsId: string,
): Row<typeof catalogueTables.itemGroupRefs> {
  return { tenantId, groupId, position, goodsId, itemName: textOf(tenantId, `place ${position}`) };
}

export function contentRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof articleTables.contents>> = {},
): Row<typeof articleTables.contents> {
  const moment = new Date('2026-01-01T00:00:00Z');
  return {
    tenantId,
    id,
    code: `a-${id}`,
    contentTypeCode: 'ARTICLE',
    title: textOf(tenantId, `article ${id}`),
    summary: textOf(tenantId, `summary ${id}`),
    body: textOf(tenantId, `body ${id}`),
    author: `${tenantId} author`,
    publishTime: moment,
    updateTime: moment,
    ...over,
  };
}

export function topicRow(
  tenantId: string,
  subtitle: string,
  over: Partial<Row<typeof articleTables.topics>> = {},
): Row<typeof articleTables.topics> {
  return {
    tenantId,
    id: subtitle,
    title: textOf(tenantId, `topic ${subtitle}`),
    subtitle,
    tagline: textOf(tenantId, `tagline ${subtitle}`),
    cover: `/media/${tenantId}/${encodeURIComponent(subtitle)}.webp`,
    ...over,
  };
}

export function keywordRow(tenantId: string, id: string, heat = 0): Row<typeof searchTables.keywords> {
  return { tenantId, id, keyword: textOf(tenantId, `keyword ${id}`), heat };
}

/** A coupon with a code for 100 baht off, valid for a month. */
export function couponRow(
  tenantId: string,
  id: string,
  over: Partial<Row<typeof catalogueTables.coupons>> = {},
): Row<typeof catalogueTables.coupons> {
  return {
    tenantId,
    id,
    type: 'CODE',
    discountType: 'AMOUNT',
    discount: 10_000,
    currency: 'THB',
    title: textOf(tenantId, `coupon ${id}`),
    code: `CODE-${id}`,
    platform: 'SHOPEE',
    startTime: new Date('2026-01-01T00:00:00Z'),
    shelfTime: new Date('2026-01-01T00:00:00Z'),
    ...over,
  };
}
