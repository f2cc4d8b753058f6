import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { subjectDetail } from '#schemas/api/search.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../../platform/call.ts';
import type { WholeContentRow } from '../../articles/contents/operations.ts';
import { contents } from '../../articles/schema.ts';
import {
  type ClassificationRow,
  classificationById,
  parentsOf,
} from '../../catalogue/classifications/operations.ts';
import { storyOf } from '../../catalogue/held.ts';
import type { DealRow, GoodsRow } from '../../catalogue/item-rows.ts';
import { loadReadings } from '../../catalogue/load-readings.ts';
import { type PriceStory, priceStory } from '../../catalogue/price-story.ts';
import { brands, deals, goods } from '../../catalogue/schema.ts';

export type SubjectRow =
  | { type: 'CONTENT'; deal: DealRow; goods: GoodsRow | undefined }
  | { type: 'GOODS'; goods: GoodsRow }
  | { type: 'NOTE' | 'ARTICLE'; content: WholeContentRow };
export type Detail = SubjectRow & {
  brand: typeof brands.$inferSelect | undefined;
  story: PriceStory | undefined;
  /** Time of the last reading of the price; undefined before the first one. */
  checkedAt: Date | undefined;
  /** Categories from the root down. */
  classifications: ClassificationRow[];
};
type Asked = EndpointInput<typeof subjectDetail>['body']['subject'];

const DAY_MS = 86_400_000;
/** Days after its end for which a deal keeps its page, which shows that it has expired and links to others. */
const EXPIRED_DAYS = 90;

/**
 * A deal, product, note or article with all data of its page.
 * @throws AppError NOT_FOUND; GONE for a subject that was public once
 */
export async function detailOf(call: Call, asked: Asked): Promise<Detail> {
  const subject = await subjectOf(call, asked);
  const own = 'content' in subject ? subject.content : subject.goods;
  const [brand, read, classifications] = await Promise.all([
    'content' in subject ? undefined : brandOf(call, subject.goods?.brandId ?? null),
    readOf(call, subject),
    pathOf(call, own?.classificationId ?? null),
  ]);
  return { ...subject, ...read, brand, classifications };
}

async function subjectOf(call: Call, { type, id, code }: Asked): Promise<SubjectRow> {
  const { db, scope, now } = call;
  switch (type) {
    case 'CONTENT': {
      const deal = await find<DealRow>(call, deals, { id, code });
      const isOver = deal.expiresAt !== null && deal.expiresAt.getTime() < now() - EXPIRED_DAYS * DAY_MS;
      if (deal.invalid || isOver) throw new AppError('GONE');
      const [row] = await db
        .select()
        .from(goods)
        .where(and(eq(goods.tenantId, scope.tenantId), eq(goods.id, deal.goodsId)));
      return { type, deal, goods: row };
    }
    case 'NOTE':
    case 'ARTICLE': {
      const content = await find<WholeContentRow>(call, contents, { id, code });
      if (content.publishTime.getTime() > now()) throw new AppError('NOT_FOUND');
      if (content.invalid) throw new AppError('GONE');
      return { type: content.contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE', content };
    }
    default: {
      const row = await find<GoodsRow>(call, goods, { id, code });
      if (row.invalid) throw new AppError('GONE');
      return { type: 'GOODS', goods: row };
    }
  }
}

/** The row with the code, or else with the id. @throws AppError NOT_FOUND */
async function find<Row>(
  { db, scope }: Call,
  table: PgTable & { tenantId: PgColumn; id: PgColumn; code: PgColumn },
  { id, code }: Pick<Asked, 'id' | 'code'>,
): Promise<Row> {
  if (id === undefined && code === undefined) throw new AppError('NOT_FOUND');
  const isCode = code === undefined ? sql`1 = 0` : eq(table.code, code);
  const named: SQL | undefined = or(isCode, eq(table.id, id ?? (code as string)));
  const [row] = await db
    .select()
    .from(table as typeof goods)
    .where(and(eq(table.tenantId, scope.tenantId), named))
    .orderBy(sql`${isCode} desc`)
    .limit(1);
  if (!row) throw new AppError('NOT_FOUND');
  return row as Row;
}

/**
 * Time of the last reading, and the story of the price that the subject shows: a deal may have another price than its
 * goods.
 */
async function readOf(
  { db, scope, now }: Call,
  subject: SubjectRow,
): Promise<Pick<Detail, 'story' | 'checkedAt'>> {
  if ('content' in subject || !subject.goods) return { story: undefined, checkedAt: undefined };
  const { id, price, maxPrice } = subject.goods;
  const readings = (await loadReadings(db, scope.tenantId, [id])).get(id) ?? [];
  const isOther = subject.type === 'CONTENT' && subject.deal.currentPrice !== price;
  const story = priceStory(readings, now(), scope.tenant.timezone);
  return {
    story: isOther ? undefined : story && storyOf(story, { price, maxPrice }),
    checkedAt: readings.at(-1)?.until,
  };
}

async function brandOf({ db, scope }: Call, id: string | null) {
  if (id === null) return undefined;
  const [brand] = await db
    .select()
    .from(brands)
    .where(and(eq(brands.tenantId, scope.tenantId), eq(brands.id, id)));
  return brand;
}

async function pathOf(call: Call, id: string | null): Promise<ClassificationRow[]> {
  if (id === null) return [];
  const own = await classificationById(call, id).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  return own ? [...(await parentsOf(call, own)), own] : [];
}
