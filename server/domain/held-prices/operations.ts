import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { toMinor } from '#locales/format/minor.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { decideHeldPrice, heldPriceList } from '#schemas/api/invented/held-prices.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { PriceDecision } from '#schemas/enums/held-reason.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { oneRow } from '../../platform/db/one-row.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { waitAgain } from '../alerts/price-alerts/wait-again.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { priceStory } from '../catalogue/price-story.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { writeStories } from '../import/story-rows.ts';
import { audit } from '../operators/audit.ts';
import { loadNames } from '../search/names.ts';
import { rewriteEntries } from '../search/rewrite-entries.ts';
import { type EndedDeal, priceDecisions } from './schema.ts';

type GoodsRow = typeof goods.$inferSelect;
type DecisionRow = typeof priceDecisions.$inferSelect;
/** A product with its usual price by the record, and the decision on its price. */
export type HeldRow = { goods: GoodsRow; usual: number | null; decision: DecisionRow | undefined };

/** One page of held prices, of decisions on prices, or the product with a code or item id. */
export async function heldPage(
  call: OperatorCall,
  { state, keyword, ...request }: EndpointInput<typeof heldPriceList>['query'],
): Promise<Paged<HeldRow>> {
  if (state === 'decided' && keyword === undefined) return decidedPage(call, request);
  const { db, scope } = call;
  const where = and(
    eq(goods.tenantId, scope.tenantId),
    eq(goods.invalid, false),
    keyword === undefined
      ? and(isNotNull(goods.held), ne(goods.held, 'DROPPED'))
      : or(eq(goods.code, keyword), eq(goods.itemId, keyword)),
  );
  const page = await readPage(request, {
    count: () => countUpTo(db, goods, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(goods)
        .where(where)
        // TOO_LOW and TOO_HIGH before BAIT.
        .orderBy(desc(goods.held), asc(goods.id))
        .limit(limit)
        .offset(offset),
  });
  const decisions = await countingDecisions(
    call,
    page.content.map(({ id }) => id),
  );
  return { ...page, content: await withUsual(call, page.content, (row) => decisions.get(row.id)) };
}

async function decidedPage(
  call: OperatorCall,
  request: { page: number; size: number },
): Promise<Paged<HeldRow>> {
  const { db, scope } = call;
  const where = eq(priceDecisions.tenantId, scope.tenantId);
  const page = await readPage(request, {
    count: () => countUpTo(db, priceDecisions, where),
    rows: ({ limit, offset }) =>
      db
        .select({ decision: priceDecisions, goods })
        .from(priceDecisions)
        .innerJoin(
          goods,
          and(eq(goods.tenantId, priceDecisions.tenantId), eq(goods.id, priceDecisions.goodsId)),
        )
        .where(where)
        .orderBy(desc(priceDecisions.at), asc(priceDecisions.id))
        .limit(limit)
        .offset(offset),
  });
  const rows = await withUsual(
    call,
    page.content.map((one) => one.goods),
    (_, at) => page.content[at]?.decision,
  );
  return { ...page, content: rows };
}

async function withUsual(
  { db, scope, now }: OperatorCall,
  rows: readonly GoodsRow[],
  decisionOf: (row: GoodsRow, at: number) => DecisionRow | undefined,
): Promise<HeldRow[]> {
  const readings = await loadReadings(
    db,
    scope.tenantId,
    rows.map(({ id }) => id),
  );
  return rows.map((row, at) => ({
    goods: row,
    usual: priceStory(readings.get(row.id) ?? [], now(), scope.tenant.timezone)?.median ?? null,
    decision: decisionOf(row, at),
  }));
}

/** Decisions that weren't taken back, on the prices that these goods have now. */
async function countingDecisions(
  { db, scope }: Pick<OperatorCall, 'db' | 'scope'>,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, DecisionRow>> {
  const rows = await db
    .select({ decision: priceDecisions })
    .from(priceDecisions)
    .innerJoin(
      goods,
      and(
        eq(goods.tenantId, priceDecisions.tenantId),
        eq(goods.id, priceDecisions.goodsId),
        eq(goods.price, priceDecisions.price),
      ),
    )
    .where(
      and(
        eq(priceDecisions.tenantId, scope.tenantId),
        inArray(priceDecisions.goodsId, [...goodsIds]),
        isNull(priceDecisions.takenBackAt),
      ),
    )
    .orderBy(asc(priceDecisions.at));
  return new Map(rows.map(({ decision }) => [decision.goodsId, decision]));
}

/**
 * Stores an operator's word on the current price of goods, in place of an earlier one.
 * @throws AppError NOT_FOUND; CONFLICT when the goods have another price; VALIDATION_FAILED for letting through a price
 * that isn't held
 */
export async function decidePrice(
  call: OperatorCall,
  { goodsId, price, decision }: EndpointInput<typeof decideHeldPrice>['body'],
): Promise<null> {
  const { tenantId } = call.scope;
  const now = new Date(call.now());
  const tags = await call.db.transaction(async (tx) => {
    const row = await lockGoods(tx, tenantId, goodsId);
    if (row.price !== toMinor(price)) throw new AppError('CONFLICT');
    const earlier = (await countingDecisions({ ...call, db: tx }, [goodsId])).get(goodsId);
    if (!earlier && decision === 'passed' && row.held === null)
      throw new AppError('VALIDATION_FAILED', { field: 'decision' });
    if (earlier) await restore(tx, tenantId, earlier, now);
    const { availability } = await lockGoods(tx, tenantId, goodsId);
    const offers = await tx
      .select({ id: deals.id, expiresAt: deals.expiresAt })
      .from(deals)
      .where(
        and(
          eq(deals.tenantId, tenantId),
          eq(deals.goodsId, goodsId),
          or(isNull(deals.expiresAt), sql`${deals.expiresAt} > ${now}`),
        ),
      )
      .for('update');
    const ended: EndedDeal[] =
      decision === 'passed'
        ? []
        : offers.map(({ id, expiresAt }) => ({ id, expiresAt: expiresAt?.getTime() ?? null }));
    const id = randomUUID();
    const { id: operatorId, name: operatorName } = call.operator;
    const reason = earlier?.reason ?? row.held;
    await tx.insert(priceDecisions).values({
      tenantId,
      id,
      goodsId,
      decision,
      price: row.price,
      reason,
      availability,
      ended,
      at: now,
      operatorId,
      operatorName,
    });
    const since = await markRun(tx, tenantId, row, decision);
    if (decision === 'dropped') await waitAgain(tx, tenantId, { goodsId, price: row.price, since }, now);
    await audit({ ...call, db: tx }, `price.${decision}`, { type: 'price', id: goodsId }, { price, reason });
    return rewrite(tx, call, goodsId, now);
  });
  await call.purge(tags);
  return null;
}

/** Takes a decision back. @throws AppError NOT_FOUND; CONFLICT when it doesn't count any more */
export async function takeBackDecision(call: OperatorCall, id: string): Promise<null> {
  const { tenantId } = call.scope;
  const now = new Date(call.now());
  const tags = await call.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ goodsId: priceDecisions.goodsId })
      .from(priceDecisions)
      .where(and(eq(priceDecisions.tenantId, tenantId), eq(priceDecisions.id, id)));
    if (!found) throw new AppError('NOT_FOUND');
    const { goodsId } = found;
    const row = await lockGoods(tx, tenantId, goodsId);
    const counting = (await countingDecisions({ ...call, db: tx }, [goodsId])).get(goodsId);
    if (counting?.id !== id) throw new AppError('CONFLICT');
    await restore(tx, tenantId, counting, now);
    await markRun(tx, tenantId, row, null);
    await audit({ ...call, db: tx }, 'price.takeBack', { type: 'price', id: goodsId });
    return rewrite(tx, call, goodsId, now);
  });
  await call.purge(tags);
  return null;
}

async function lockGoods(tx: Tx, tenantId: string, id: string): Promise<GoodsRow> {
  const [row] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), eq(goods.id, id), eq(goods.invalid, false)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Restores what a decision ended, and marks it as taken back. */
async function restore(tx: Tx, tenantId: string, decision: DecisionRow, now: Date): Promise<void> {
  const { id, goodsId, availability, ended } = decision;
  await tx
    .update(priceDecisions)
    .set({ takenBackAt: now })
    .where(and(eq(priceDecisions.tenantId, tenantId), eq(priceDecisions.id, id)));
  if (decision.decision === 'passed') return;
  await tx
    .update(goods)
    .set({ availability })
    .where(and(eq(goods.tenantId, tenantId), eq(goods.id, goodsId)));
  for (const deal of ended)
    await tx
      .update(deals)
      .set({ expiresAt: deal.expiresAt === null ? null : new Date(deal.expiresAt) })
      .where(and(eq(deals.tenantId, tenantId), eq(deals.id, deal.id)));
}

/** Stores a decision at the readings of the current price in a row, and gives the time of the first of them. */
async function markRun(
  tx: Tx,
  tenantId: string,
  { id, price }: GoodsRow,
  decision: PriceDecision | null,
): Promise<Date> {
  const readings = (await loadReadings(tx, tenantId, [id])).get(id) ?? [];
  const isOther = (reading: Reading) => reading.price !== price;
  const first = readings[readings.findLastIndex(isOther) + 1];
  if (!first) throw new AppError('CONFLICT');
  await tx
    .update(pricePoints)
    .set({ decision })
    .where(
      and(eq(pricePoints.tenantId, tenantId), eq(pricePoints.goodsId, id), gte(pricePoints.at, first.at)),
    );
  return first.at;
}

/** Writes the story and the search entries of goods anew, and gives the purge tags. */
async function rewrite(
  tx: Tx,
  { scope: { tenantId, tenant } }: OperatorCall,
  goodsId: string,
  now: Date,
): Promise<string[]> {
  const rows = [await lockGoods(tx, tenantId, goodsId)];
  const readings = await loadReadings(tx, tenantId, [goodsId]);
  await writeStories(tx, { tenantId, timeZone: tenant.timezone }, rows, readings, now);
  const dealIds = await rewriteEntries(tx, tenantId, [goodsId], await loadNames(tx, tenantId));
  const { brandId } = oneRow(rows);
  return [
    'feed:deals',
    'feed:goods',
    'boards',
    `goods:${goodsId}`,
    ...(brandId === null ? [] : [`brand:${brandId}`]),
    ...dealIds.map((id) => `deal:${id}`),
  ];
}
