import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { ValueProblem } from '#engine/content/check-values.ts';
import type { ContentRelation } from '#schemas/fields/content-relation.ts';
import { relatedContentsValue } from '#schemas/fields/related-contents.ts';
import { fillBoard } from '../../catalogue/fill-boards.ts';
import { classifications, goods, itemGroupRefs, itemGroups } from '../../catalogue/schema.ts';
import { codePart } from '../code-part.ts';
import {
  type ContentReader,
  type ContentStore,
  type ContentWriter,
  column,
  type PartField,
} from '../store.ts';

/** Codes of the goods of a leaderboard that is filled by hand, in their order; one that a rule fills has none. */
const items: PartField = {
  read: async ({ db, scope: { tenantId } }, ids) => {
    const rows = await db
      .select({ board: itemGroupRefs.groupId, code: goods.code })
      .from(itemGroupRefs)
      .innerJoin(goods, and(eq(goods.tenantId, tenantId), eq(goods.id, itemGroupRefs.goodsId)))
      .innerJoin(itemGroups, and(eq(itemGroups.tenantId, tenantId), eq(itemGroups.id, itemGroupRefs.groupId)))
      .where(
        and(
          eq(itemGroupRefs.tenantId, tenantId),
          inArray(itemGroupRefs.groupId, [...ids]),
          eq(itemGroups.genType, 'MANUAL'),
        ),
      )
      .orderBy(asc(itemGroupRefs.position));
    const byBoard = Map.groupBy(rows, ({ board }) => board);
    return new Map([...byBoard].map(([board, own]) => [board, own.map(({ code }) => code)]));
  },
  write: async (by, groupId, value) => {
    const { db, scope } = by;
    const { tenantId } = scope;
    const places = await goodsByCodes(by, value);
    const left = await emptyPlaces(by, groupId, places.length === 0 && isNotNull(itemGroupRefs.goodsId));
    if (places.length > 0)
      await db.insert(itemGroupRefs).values(
        places.map(({ id, name }, i) => ({
          tenantId,
          groupId,
          position: i + 1,
          goodsId: id,
          itemName: name,
        })),
      );
    // A product's page names its place.
    for (const { id } of [...left, ...places]) if (id !== null) by.tags.add(`goods:${id}`);
  },
};

/** Deals, notes, articles or topics of a leaderboard, in their order. */
const contents: PartField = {
  read: async ({ db, scope: { tenantId } }, ids) => {
    const rows = await db
      .select({
        board: itemGroupRefs.groupId,
        type: itemGroupRefs.contentType,
        code: itemGroupRefs.contentCode,
      })
      .from(itemGroupRefs)
      .where(
        and(
          eq(itemGroupRefs.tenantId, tenantId),
          inArray(itemGroupRefs.groupId, [...ids]),
          isNotNull(itemGroupRefs.contentCode),
        ),
      )
      .orderBy(asc(itemGroupRefs.position));
    const byBoard = Map.groupBy(rows, ({ board }) => board);
    return new Map(
      [...byBoard].map(([board, own]) => [board, own.map(({ type, code }) => ({ type, code }))]),
    );
  },
  write: async (by, groupId, value) => {
    const { tenantId } = by.scope;
    const places = relationsOf(value);
    await emptyPlaces(by, groupId, places.length === 0 && isNotNull(itemGroupRefs.contentCode));
    if (places.length > 0)
      await by.db.insert(itemGroupRefs).values(
        places.map(({ type, code }, i) => ({
          tenantId,
          groupId,
          position: i + 1,
          contentType: type,
          contentCode: code,
          itemName: {},
        })),
      );
    const subjectType = places.length === 0 ? 'GOODS' : places.every(isTopic) ? 'TOPIC' : 'CONTENT';
    await by.db
      .update(itemGroups)
      .set({ subjectType })
      .where(and(eq(itemGroups.tenantId, tenantId), eq(itemGroups.id, groupId)));
  },
};

/** Removes all places of a leaderboard, or those that meet a condition. */
const emptyPlaces = ({ db, scope }: ContentWriter, groupId: string, only: SQL | false) =>
  db
    .delete(itemGroupRefs)
    .where(
      and(
        eq(itemGroupRefs.tenantId, scope.tenantId),
        eq(itemGroupRefs.groupId, groupId),
        only === false ? undefined : only,
      ),
    )
    .returning({ id: itemGroupRefs.goodsId });

const isTopic = ({ type }: ContentRelation) => type === 'TOPIC';

const relationsOf = (value: unknown): ContentRelation[] => relatedContentsValue.safeParse(value).data ?? [];

/** Goods by their codes, in that order; one that doesn't exist is refused by `check`. */
async function goodsByCodes({ db, scope }: ContentReader, value: unknown) {
  const codes = Array.isArray(value) ? value.map(String) : [];
  if (codes.length === 0) return [];
  const found = await db
    .select({ id: goods.id, code: goods.code, name: goods.name })
    .from(goods)
    .where(and(eq(goods.tenantId, scope.tenantId), inArray(goods.code, codes)));
  const byCode = new Map(found.map((one) => [one.code, one]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

const INVALID_CONTENTS: ValueProblem[] = [{ leaf: 'contents', code: 'INVALID' }];

export const leaderboardStore: ContentStore = {
  table: itemGroups,
  fields: {
    name: column(itemGroups.name),
    genType: column(itemGroups.genType),
    goods: items,
    contents,
    orderType: column(itemGroups.orderType),
    category: codePart(
      'category',
      { table: itemGroups, key: 'classificationId', column: itemGroups.classificationId },
      { table: classifications, code: classifications.code },
    ),
    online: column(itemGroups.online),
    position: column(itemGroups.position),
  },
  searched: ['name'],
  newRow: (id) => ({ code: id, groupType: 'RANKING', subjectType: 'GOODS' }),
  check: async (by, _id, { genType, orderType, goods: codes, contents: content }) => {
    const picked = relationsOf(content);
    // A leaderboard ranks goods, content or topics: one of them.
    if (picked.length > 0 && (genType === 'AUTO' || codes !== undefined)) return INVALID_CONTENTS;
    if (picked.some(isTopic) && !picked.every(isTopic)) return INVALID_CONTENTS;
    if (genType === 'AUTO') {
      if (codes !== undefined) return [{ leaf: 'goods', code: 'INVALID' }];
      return orderType === undefined ? [{ leaf: 'orderType', code: 'REQUIRED' }] : [];
    }
    const given = Array.isArray(codes) ? codes.length : 0;
    const found = await goodsByCodes(by, codes);
    return found.length < given ? [{ leaf: 'goods', code: 'INVALID' }] : [];
  },
  tags: (id) => ['boards', `board:${id}`],
  changed: ({ db, scope, now }, id) => fillBoard(db, scope.tenantId, id, now()),
};
