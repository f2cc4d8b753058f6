import { and, eq, inArray } from 'drizzle-orm';
import type { ContentRelation } from '#schemas/fields/content-relation.ts';
import type { Call } from '../../../platform/call.ts';
import type { ContentRow } from '../../articles/contents/operations.ts';
import { isPublished } from '../../articles/contents/operations.ts';
import { contents, topics } from '../../articles/schema.ts';
import type { TopicRow } from '../../articles/topics/operations.ts';
import type { DealRow, GoodsRow } from '../../catalogue/item-rows.ts';

import { deals, goods } from '../../catalogue/schema.ts';

export type Pick =
  | { type: 'CONTENT'; row: DealRow }
  | { type: 'NOTE' | 'ARTICLE'; row: ContentRow }
  | { type: 'TOPIC'; row: TopicRow };

/** The goods with these codes, in the order of the codes. */
export async function pickedGoods({ db, scope }: Call, codes: readonly string[]): Promise<GoodsRow[]> {
  const rows = await db
    .select()
    .from(goods)
    .where(
      and(eq(goods.tenantId, scope.tenantId), inArray(goods.code, [...codes]), eq(goods.invalid, false)),
    );
  return rows.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
}

/** Contents with these references, in their order; an expired deal is included, as expired. */
export async function pickedContents(call: Call, items: readonly ContentRelation[]): Promise<Pick[]> {
  const { db, scope } = call;
  const codes = (...types: ContentRelation['type'][]) =>
    items.filter(({ type }) => types.includes(type)).map(({ code }) => code);
  const [dealRows, contentRows, topicRows] = await Promise.all([
    db
      .select()
      .from(deals)
      .where(
        and(
          eq(deals.tenantId, scope.tenantId),
          inArray(deals.code, codes('CONTENT')),
          eq(deals.invalid, false),
        ),
      ),
    db
      .select()
      .from(contents)
      .where(and(isPublished(call), inArray(contents.code, codes('NOTE', 'ARTICLE')))),
    db
      .select()
      .from(topics)
      .where(
        and(
          eq(topics.tenantId, scope.tenantId),
          inArray(topics.subtitle, codes('TOPIC')),
          eq(topics.shelved, true),
        ),
      ),
  ]);
  const found = new Map<string, Pick>([
    ...dealRows.map((row) => [`CONTENT ${row.code}`, { type: 'CONTENT', row }] as const),
    ...contentRows.map((row) => {
      const type = row.contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE';
      return [`${type} ${row.code}`, { type, row }] as const;
    }),
    ...topicRows.map((row) => [`TOPIC ${row.subtitle}`, { type: 'TOPIC', row }] as const),
  ]);
  return items.flatMap(({ type, code }) => found.get(`${type} ${code}`) ?? []);
}
