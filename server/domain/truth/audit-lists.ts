import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { ratePercent } from '#locales/format/discount.ts';
import { textFor } from '#locales/text.ts';
import type { DealSort, GoodsSort } from '#schemas/enums/goods.ts';
import { isBait } from '#schemas/price-rules.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { dealPrice } from '#storefront/cards/deal-price.ts';
import { goodsDiscount } from '#storefront/cards/goods-price.ts';
import type { Call } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { popularGoods } from '../ai/find-goods.ts';
import type { Question } from '../ai/read-question.ts';
import { bestOffer } from '../alerts/price-alerts/best-offer.ts';
import { priceAlerts } from '../alerts/schema.ts';
import { dealsOfDigest } from '../alerts/send-digests.ts';
import { filteredDeals } from '../catalogue/deals/lists.ts';
import { presentDeal } from '../catalogue/deals/presenter.ts';
import { goodsPage } from '../catalogue/goods.ts';
import { presentGoods } from '../catalogue/item-groups/presenter.ts';
import type { DealRow, GoodsRow } from '../catalogue/item-rows.ts';
import { deals, goods, itemGroupRefs, itemGroups } from '../catalogue/schema.ts';
import { alertDigests } from '../members/schema.ts';
import { relatedTo } from '../search/related.ts';
import { searchEntries } from '../search/schema.ts';
import { dealWords } from '../sharing/deal-words.ts';
import { type Audit, emptyAudit, record } from './audit.ts';
import type { Claim } from './claims.ts';

/** Rows of a list that are read from its beginning. */
const LENGTH = 200;
/** Products whose related items are read. */
const ORIGINS = 5;
const PAGE_SIZE = 50;
const NO_FILTERS = {
  platforms: [],
  classificationIds: [],
  brandIds: [],
  labelCodes: [],
  freeShipping: false,
};

/**
 * Asks everybody who compares prices of a tenant at `now` (milliseconds): orders by price and by discount follow what
 * cards say, and lists, boards, the assistant, the search, alerts, digests and shared pictures name no held price
 * (decision 067). `items` counts those who were asked.
 */
export async function auditLists(db: Db, scope: TenantScope, now: number): Promise<Audit> {
  const audit = emptyAudit();
  const call = { db, scope, lang: scope.tenant.defaultLanguage, now: () => now } as Call;
  for (const ask of [
    ...orders(call),
    () => unheld(call),
    () => unheldInDigests(call),
    () => unheldWhenShared(call),
  ]) {
    for (const { goodsId, ...claim } of await ask()) record(audit, goodsId, [claim]);
    audit.items += 1;
  }
  return audit;
}

type Asked = Claim & { goodsId: string };

function orders(call: Call): (() => Promise<Asked[]>)[] {
  const dealOrder =
    (sort: DealSort, of: (row: DealRow) => number | undefined, isRising: boolean) => async () =>
      inOrder(await dealsBy(call, sort), of, isRising);
  const goodsOrder = (sort: GoodsSort, isRising: boolean) => async () =>
    inOrder(await goodsBy(call, sort), comparedOf, isRising);
  return [
    dealOrder('DISCOUNT', (row) => dealPercent(row, call), false),
    dealOrder('LOW_PRICE', comparedOf, true),
    dealOrder('HIGH_PRICE', comparedOf, false),
    goodsOrder('LOW_PRICE', true),
    goodsOrder('HIGH_PRICE', false),
    async () => relatedOrders(call),
    async () => boardOrders(call),
  ];
}

/** Price by which a row may be compared; undefined for a held one. */
function comparedOf(row: GoodsRow | DealRow): number | undefined {
  const price = 'currentPrice' in row ? row.currentPrice : row.price;
  if (row.held !== null && row.held !== 'BAIT') return undefined;
  return isBait(price, row.maxPrice) && row.held === 'BAIT' ? (row.maxPrice ?? undefined) : price;
}

/** Percentage on a deal's card: of its reduction, else on the shop's list price. */
function dealPercent(row: DealRow, { scope, lang, now }: Call): number | undefined {
  const deal = presentDeal(row, { scope, lang, now });
  const ctx = { tenant: toTenantPublic(scope.tenant), lang, t: textFor(lang) };
  const { percent } = dealPrice(resolveDeal(deal), ctx);
  const dropped = ratePercent(deal.priceDeduct?.priceDeductRate);
  return dropped || percent || undefined;
}

/** Percentage on a product's card, as a fraction. */
function goodsShare(row: GoodsRow, call: Call): number | undefined {
  const card = presentGoods(row, call);
  return goodsDiscount(card, undefined) > 0 ? card.discount : undefined;
}

/** A claim of each row: it isn't before one that says more; those that say nothing are last. */
function inOrder<Row extends GoodsRow | DealRow>(
  rows: readonly Row[],
  of: (row: Row) => number | undefined,
  isRising: boolean,
): Asked[] {
  const figures = rows.map((row) => {
    const figure = of(row);
    return figure === undefined ? Number.POSITIVE_INFINITY : isRising ? figure : -figure;
  });
  return rows.map((row, at) => {
    const isRight = at === 0 || (figures[at - 1] ?? 0) <= (figures[at] ?? 0);
    return listed(row, 'order', isRight ? 'in order' : 'out of order', 'in order');
  });
}

function listed(row: GoodsRow | DealRow, claim: string, said: string, recorded: string): Asked {
  const isDeal = 'goodsId' in row;
  const goodsId = isDeal ? row.goodsId : row.id;
  return { place: 'list', subject: isDeal ? 'deal' : 'goods', id: row.id, goodsId, claim, said, recorded };
}

const dealsBy = (call: Call, sort: DealSort) =>
  inPages((pageRequest) => filteredDeals(call, { kind: 'newest' }, { query: NO_FILTERS, sort, pageRequest }));

const goodsBy = (call: Call, sort: GoodsSort) =>
  inPages((pageRequest) => goodsPage(call, NO_FILTERS, sort, pageRequest));

/** The first rows of a list, page by page. */
async function inPages<Row>(
  read: (request: { page: number; size: number }) => Promise<{ content: Row[]; hasNext: boolean }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < LENGTH; page += 1) {
    const { content, hasNext } = await read({ page, size: PAGE_SIZE });
    rows.push(...content);
    if (!hasNext) break;
  }
  return rows;
}

/** Goods and deals that are related to some products, by discount. */
async function relatedOrders(call: Call): Promise<Asked[]> {
  const origins = await call.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.tenantId, call.scope.tenantId), eq(goods.invalid, false)))
    .orderBy(sql`hashtext(${goods.id})`)
    .limit(ORIGINS);
  const claims: Asked[] = [];
  for (const { id } of origins)
    for (const destSubjectType of ['GOODS', 'CONTENT'] as const) {
      const { content } = await relatedTo(call, {
        orgSubjectType: 'GOODS',
        orgIds: [id],
        orgCodes: [],
        relateds: ['LAST_CLASSIFICATIONS_GOODS', 'BRAND_GOODS'],
        destSubjectType,
        contentTypeCodes: ['DEAL'],
        sort: 'DISCOUNT',
        pageRequest: { page: 1, size: PAGE_SIZE },
      });
      const found = content.flatMap((one) => (one.type === 'GOODS' ? one.goods : []));
      const offers = content.flatMap((one) => (one.type === 'CONTENT' ? one.deal : []));
      claims.push(...inOrder(found, (row) => goodsShare(row, call), false));
      claims.push(...inOrder(offers, (row) => dealPercent(row, call), false));
    }
  return claims;
}

/** Leaderboards by discount, of the goods that haven't changed since each was filled. */
async function boardOrders(call: Call): Promise<Asked[]> {
  const { db, scope } = call;
  const rows = await db
    .select({ goods, board: itemGroupRefs.groupId })
    .from(itemGroupRefs)
    .innerJoin(
      itemGroups,
      and(eq(itemGroups.tenantId, itemGroupRefs.tenantId), eq(itemGroups.id, itemGroupRefs.groupId)),
    )
    .innerJoin(goods, and(eq(goods.tenantId, itemGroupRefs.tenantId), eq(goods.id, itemGroupRefs.goodsId)))
    .where(
      and(
        eq(itemGroups.tenantId, scope.tenantId),
        eq(itemGroups.orderType, 'DISCOUNT'),
        eq(itemGroups.genType, 'AUTO'),
        eq(itemGroups.online, true),
        sql`${goods.updatedAt} <= ${itemGroups.sortedAt}`,
      ),
    )
    .orderBy(asc(itemGroupRefs.groupId), asc(itemGroupRefs.position));
  const boards = Map.groupBy(rows, ({ board }) => board);
  return [...boards.values()].flatMap((places) =>
    inOrder(
      places.map((place) => place.goods),
      (row) => goodsShare(row, call),
      false,
    ),
  );
}

/** The assistant's suggestions, the offers of waiting alerts, and the prices of the search: none is a held one. */
async function unheld(call: Call): Promise<Asked[]> {
  const { db, scope, now } = call;
  const question: Question = {
    task: 'find',
    keyword: '',
    platforms: [],
    brands: [],
    notBrands: [],
    price: {},
    freeShipping: false,
  };
  const suggested = await popularGoods(call, question);
  const { rows: named } = await db.execute<{ subject: 'goods' | 'deal'; id: string; goods_id: string }>(sql`
    select case best.type when 'GOODS' then 'goods' else 'deal' end as subject, best.id, ${priceAlerts.goodsId} as goods_id
      from ${priceAlerts} join lateral ${bestOffer(new Date(now()))} best on true
      join (select tenant_id, 'GOODS' as type, id, held from ${goods}
        union all select tenant_id, 'CONTENT', id, held from ${deals}) offer
        on offer.tenant_id = ${priceAlerts.tenantId} and offer.type = best.type and offer.id = best.id
      where ${priceAlerts.tenantId} = ${scope.tenantId} and ${priceAlerts.state} = 'waiting' and offer.held <> 'BAIT'
    union all
    select 'goods', item.id, item.id from ${searchEntries} entry join ${goods} item
      on item.tenant_id = entry.tenant_id and entry.type = 'GOODS' and item.id = entry.id
      where entry.tenant_id = ${scope.tenantId} and entry.price is distinct from item.rank_price
    union all
    select 'deal', item.id, item.goods_id from ${searchEntries} entry join ${deals} item
      on item.tenant_id = entry.tenant_id and entry.type = 'CONTENT' and item.id = entry.id
      where entry.tenant_id = ${scope.tenantId} and entry.price is distinct from item.rank_price
    limit ${LENGTH}`);
  const wrong = { place: 'list', claim: 'order', said: 'held', recorded: 'in order' } as const;
  return [
    ...suggested.map((row) =>
      listed(row, 'order', comparedOf(row) === undefined ? 'held' : 'in order', 'in order'),
    ),
    ...named.map(({ goods_id: goodsId, ...row }) => ({ ...wrong, ...row, goodsId })),
  ];
}

/** Deals whose price is held by what is stored of their goods. */
const isHeldByGoods = and(isNotNull(goods.held), ne(goods.held, 'BAIT'));
const joinGoods = and(eq(goods.tenantId, deals.tenantId), eq(goods.id, deals.goodsId));

/** The deals that digests which wait to be sent would name: none has a held price. */
async function unheldInDigests({ db, scope, now }: Call): Promise<Asked[]> {
  const waiting = await db
    .select({ tenantId: alertDigests.tenantId, id: alertDigests.id })
    .from(alertDigests)
    .where(and(eq(alertDigests.tenantId, scope.tenantId), isNotNull(alertDigests.sendAt)))
    .orderBy(asc(alertDigests.sendAt))
    .limit(LENGTH);
  const named = new Map<string, DealRow>();
  for (const digest of waiting)
    for (const deal of await dealsOfDigest(db, digest, now())) named.set(deal.id, deal);
  const held = await db
    .select({ id: deals.id })
    .from(deals)
    .innerJoin(goods, joinGoods)
    .where(and(eq(deals.tenantId, scope.tenantId), inArray(deals.id, [...named.keys()]), isHeldByGoods));
  const ids = new Set(held.map(({ id }) => id));
  return [...named.values()].map((deal) =>
    listed(deal, 'order', ids.has(deal.id) ? 'held' : 'in order', 'in order'),
  );
}

/** Pictures of shared deals with a held price: none has a price or a reduction. */
async function unheldWhenShared({ db, scope, lang, now }: Call): Promise<Asked[]> {
  const rows = await db
    .select({ deal: deals })
    .from(deals)
    .innerJoin(goods, joinGoods)
    .where(and(eq(deals.tenantId, scope.tenantId), eq(deals.invalid, false), isHeldByGoods))
    .limit(LENGTH);
  return rows.map(({ deal }) => {
    const shown = resolveDeal(presentDeal(deal, { scope, lang, now }));
    const { price, reduction } = dealWords(shown, toTenantPublic(scope.tenant), lang);
    return listed(deal, 'order', price || reduction ? 'held' : 'in order', 'in order');
  });
}
