import { and, asc, eq, inArray } from 'drizzle-orm';
import { fillBoard } from '../../catalogue/fill-boards.ts';
import { classifications, goods, itemGroupRefs, itemGroups } from '../../catalogue/schema.ts';
import { codePart } from '../code-part.ts';
import { type ContentReader, type ContentStore, column, type PartField } from '../store.ts';

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
    const left = await db
      .delete(itemGroupRefs)
      .where(and(eq(itemGroupRefs.tenantId, tenantId), eq(itemGroupRefs.groupId, groupId)))
      .returning({ id: itemGroupRefs.goodsId });
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
    for (const { id } of [...left, ...places]) by.tags.add(`goods:${id}`);
  },
};

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

export const leaderboardStore: ContentStore = {
  table: itemGroups,
  fields: {
    name: column(itemGroups.name),
    genType: column(itemGroups.genType),
    goods: items,
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
  check: async (by, _id, { genType, orderType, goods: codes }) => {
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
