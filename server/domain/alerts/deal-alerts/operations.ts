import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { toMinor } from '#locales/format/minor.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addAlert } from '#schemas/api/invented/deal-alerts.ts';
import { AppError } from '#schemas/errors.ts';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import type { MemberCall } from '../../../platform/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { oneRow } from '../../../platform/db/one-row.ts';
import { textIn } from '../../../platform/wire.ts';
import { earnChances } from '../../activities/earn-chances.ts';
import type { DealRow } from '../../catalogue/item-rows.ts';

import { brands, classifications, deals } from '../../catalogue/schema.ts';
import { dealAlerts, memberCredentials, members } from '../../members/schema.ts';
import { queryWords } from '../../search/query.ts';
import { keywords } from '../../search/schema.ts';
import { normalText } from '../../search/words.ts';
import { previewOf } from '../new-deals.ts';

export type AlertRow = typeof dealAlerts.$inferSelect;
/** Names of the alerts' brands, categories and tags, by id. */
export type AlertNames = Record<'brands' | 'categories' | 'tags', ReadonlyMap<string, string>>;
type Input = EndpointInput<typeof addAlert>['body'];
type Wish = Pick<
  AlertRow,
  'keyword' | 'brandId' | 'categoryIds' | 'tagIds' | 'maxPrice' | 'currency' | 'key'
>;

/** Alerts of the member, the newest first, and the member's email address. */
export async function alertsOf(call: MemberCall): Promise<{ rows: AlertRow[]; email: string | undefined }> {
  const { db, scope, member } = call;
  const [rows, [contact]] = await Promise.all([
    db.select().from(dealAlerts).where(ofMember(call)).orderBy(desc(dealAlerts.createdAt), dealAlerts.id),
    db
      .select({ email: memberCredentials.email })
      .from(memberCredentials)
      .where(and(eq(memberCredentials.tenantId, scope.tenantId), eq(memberCredentials.memberId, member.id))),
  ]);
  return { rows, email: contact?.email ?? undefined };
}

/**
 * Creates an alert. @throws AppError when a limit is exceeded (S2 §5), and NOT_FOUND for ids that the tenant doesn't
 * have
 */
export async function addDealAlert(call: MemberCall, input: Input): Promise<AlertRow> {
  const wish = await readWish(call, input);
  return call.db.transaction(async (tx) => {
    const others = await ownUnderLock(tx, call);
    await refuseTwice(call, wish, others);
    if (others.length >= DEAL_ALERT.maxSubscriptions) throw new AppError('ALERT_LIMIT');
    const { scope, member, lang } = call;
    const of = { tenantId: scope.tenantId, id: randomUUID(), memberId: member.id, lang };
    const createdAt = new Date(call.now());
    const row = oneRow(
      await tx
        .insert(dealAlerts)
        .values({ ...of, ...wish, createdAt })
        .returning(),
    );
    await earnChances(tx, scope, { userId: member.id, reason: 'ALERT', ref: of.id, at: createdAt });
    return row;
  });
}

/** The hottest deals of now that an alert with this filter would tell of; none for an empty filter. */
export async function previewDeals({ db, scope, now }: MemberCall, input: Input): Promise<DealRow[]> {
  const { tenantId, tenant } = scope;
  const { keyword, brandId = null, categoryIds, tagIds } = input;
  const maxPrice = toMinor(input.maxPrice) ?? null;
  const filter = { tenantId, keyword, brandId, categoryIds, tagIds, maxPrice, currency: tenant.currency };
  const ids = await previewOf(db, filter, now());
  const rows = await db
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.id, ids)));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Changes an alert. @throws AppError as `addDealAlert` */
export async function changeOne(call: MemberCall, id: string, input: Input): Promise<AlertRow> {
  const wish = await readWish(call, input);
  return call.db.transaction(async (tx) => {
    const others = (await ownUnderLock(tx, call)).filter((row) => row.id !== id);
    await refuseTwice(call, wish, others);
    const [row] = await tx
      .update(dealAlerts)
      .set({ ...wish, lang: call.lang })
      .where(and(ofMember(call), eq(dealAlerts.id, id)))
      .returning();
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  });
}

/** Pauses an alert since `pausedAt`; null resumes it. @throws AppError NOT_FOUND */
export async function pauseOne(call: MemberCall, id: string, pausedAt: Date | null): Promise<null> {
  const paused = await call.db
    .update(dealAlerts)
    .set({ pausedAt })
    .where(and(ofMember(call), eq(dealAlerts.id, id)))
    .returning({ id: dealAlerts.id });
  if (paused.length === 0) throw new AppError('NOT_FOUND');
  return null;
}

/** Deletes an alert. @throws AppError NOT_FOUND */
export async function removeDealAlert(call: MemberCall, id: string): Promise<null> {
  const removed = await call.db
    .delete(dealAlerts)
    .where(and(ofMember(call), eq(dealAlerts.id, id)))
    .returning({ id: dealAlerts.id });
  if (removed.length === 0) throw new AppError('NOT_FOUND');
  return null;
}

/** Names of brands, categories and tags; deleted ones have none. */
export async function namesFor(
  call: MemberCall,
  rows: readonly Pick<AlertRow, 'brandId' | 'categoryIds' | 'tagIds'>[],
): Promise<AlertNames> {
  const { db, scope } = call;
  const of = (table: typeof brands | typeof classifications | typeof keywords, ids: string[]) =>
    and(eq(table.tenantId, scope.tenantId), inArray(table.id, ids));
  const [brandRows, categoryRows, tagRows] = await Promise.all([
    db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(
        of(
          brands,
          rows.flatMap(({ brandId }) => brandId ?? []),
        ),
      ),
    db
      .select({ id: classifications.id, name: classifications.name })
      .from(classifications)
      .where(
        of(
          classifications,
          rows.flatMap(({ categoryIds }) => categoryIds),
        ),
      ),
    db
      .select({ id: keywords.id, name: keywords.keyword })
      .from(keywords)
      .where(
        of(
          keywords,
          rows.flatMap(({ tagIds }) => tagIds),
        ),
      ),
  ]);
  const byId = (found: typeof tagRows) =>
    new Map(found.map(({ id, name }) => [id, textIn(call, name) ?? id] as const));
  return { brands: byId(brandRows), categories: byId(categoryRows), tags: byId(tagRows) };
}

/** The validated filter of a new alert. @throws AppError */
async function readWish(call: MemberCall, input: Input): Promise<Wish> {
  const keyword = input.keyword.trim().replace(/\s+/gu, ' ');
  const brandId = input.brandId ?? null;
  const categoryIds = [...new Set(input.categoryIds)].sort();
  const tagIds = [...new Set(input.tagIds)].sort();
  const { maxKeywordLength, maxCategories, maxTags } = DEAL_ALERT;
  if (keyword.length > maxKeywordLength)
    throw new AppError('KEYWORD_TOO_LONG', { maxLength: maxKeywordLength });
  if (categoryIds.length > maxCategories) throw new AppError('TOO_MANY_CATEGORIES');
  if (tagIds.length > maxTags) throw new AppError('TOO_MANY_TAGS');
  const hasWords = queryWords(keyword).length > 0;
  if (keyword !== '' && !hasWords) throw new AppError('ALERT_EMPTY');
  if (!hasWords && brandId === null && categoryIds.length + tagIds.length === 0)
    throw new AppError('ALERT_EMPTY');
  const wish = { keyword, brandId, categoryIds, tagIds };
  const names = await namesFor(call, [wish]);
  const isKnown =
    (brandId === null || names.brands.has(brandId)) &&
    categoryIds.every((id) => names.categories.has(id)) &&
    tagIds.every((id) => names.tags.has(id));
  if (!isKnown) throw new AppError('NOT_FOUND');
  const maxPrice = toMinor(input.maxPrice) ?? null;
  // Alerts without a price keep the key that they had before there was one.
  const price = maxPrice === null ? [] : [maxPrice];
  return {
    ...wish,
    maxPrice,
    currency: maxPrice === null ? null : call.scope.tenant.currency,
    key: JSON.stringify([normalText(keyword), brandId, categoryIds, tagIds, ...price]),
  };
}

/** Refuses an alert that equals another one. @throws AppError ALERT_EXISTS, or TAG_SUBSCRIBED for a single tag */
async function refuseTwice(call: MemberCall, wish: Wish, others: readonly AlertRow[]): Promise<void> {
  if (!others.some(({ key }) => key === wish.key)) return;
  const { keyword, brandId, categoryIds, tagIds, maxPrice } = wish;
  const [tagId, ...more] = tagIds;
  const isSubscription =
    maxPrice === null && keyword === '' && brandId === null && categoryIds.length + more.length === 0;
  if (!isSubscription || tagId === undefined) throw new AppError('ALERT_EXISTS');
  const { tags } = await namesFor(call, [wish]);
  throw new AppError('TAG_SUBSCRIBED', { tag: tags.get(tagId) ?? tagId });
}

/** Alerts of the member, locked until the transaction ends against additions, changes and closing the account. */
async function ownUnderLock(tx: Tx, call: MemberCall): Promise<AlertRow[]> {
  const [open] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.tenantId, call.scope.tenantId),
        eq(members.id, call.member.id),
        isNull(members.closedAt),
      ),
    )
    .for('no key update');
  if (!open) throw new AppError('UNAUTHORIZED');
  return tx.select().from(dealAlerts).where(ofMember(call));
}

const ofMember = ({ scope, member }: MemberCall) =>
  and(eq(dealAlerts.tenantId, scope.tenantId), eq(dealAlerts.memberId, member.id));
