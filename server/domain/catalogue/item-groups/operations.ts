import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { goods, itemGroupRefs, itemGroups } from '../schema.ts';

type BoardRow = typeof itemGroups.$inferSelect;
/** A place with its product; null on a leaderboard of content or topics. */
export type RefRow = typeof itemGroupRefs.$inferSelect & { goods: typeof goods.$inferSelect | null };
export type Board = BoardRow & { refs: RefRow[] };

/** Number of places that a leaderboard shows in a list, and on its own page. */
const FIRST_PLACES = 3;
const ALL_PLACES = 100;

/** Online leaderboards with their first places. */
export async function boardPage(call: Call, groupType: string, request: PageRequest): Promise<Paged<Board>> {
  const { db, scope } = call;
  const where = and(
    eq(itemGroups.tenantId, scope.tenantId),
    eq(itemGroups.groupType, groupType),
    eq(itemGroups.online, true),
  );
  const page = await readPage(request, {
    count: () => countUpTo(db, itemGroups, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(itemGroups)
        .where(where)
        .orderBy(asc(itemGroups.position), asc(itemGroups.id))
        .limit(limit)
        .offset(offset),
  });
  return { ...page, content: await withRefs(call, page.content, FIRST_PLACES) };
}

/** Online leaderboards with these codes, in the order of the codes, with their first places. */
export async function boardsByCodes(call: Call, codes: readonly string[]): Promise<Board[]> {
  const { db, scope } = call;
  const rows = await db
    .select()
    .from(itemGroups)
    .where(
      and(
        eq(itemGroups.tenantId, scope.tenantId),
        inArray(itemGroups.code, [...codes]),
        eq(itemGroups.online, true),
      ),
    )
    .limit(codes.length);
  rows.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
  return withRefs(call, rows, FIRST_PLACES);
}

/**
 * One leaderboard with its places; with `ignoreOnline` also an offline one.
 * @throws AppError NOT_FOUND
 */
export async function boardBy(
  call: Call,
  key: { id: string } | { code: string },
  ignoreOnline = false,
): Promise<Board> {
  const { db, scope } = call;
  const rows = await db
    .select()
    .from(itemGroups)
    .where(
      and(
        eq(itemGroups.tenantId, scope.tenantId),
        'id' in key ? eq(itemGroups.id, key.id) : eq(itemGroups.code, key.code),
        ignoreOnline ? undefined : eq(itemGroups.online, true),
      ),
    );
  const [board] = await withRefs(call, rows, ALL_PLACES);
  if (!board) throw new AppError('NOT_FOUND');
  return board;
}

/** A product's place on a leaderboard. */
export type PlaceRow = Pick<BoardRow, 'id' | 'code' | 'name'> & { position: number };

/** Best place of each of these goods on an online leaderboard, by the product's id. */
export async function bestPlaces(
  { db, scope }: Call,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceRow>> {
  if (goodsIds.length === 0) return new Map();
  const { goodsId, position } = itemGroupRefs;
  const { id, code, name } = itemGroups;
  const rows = await db
    .selectDistinctOn([goodsId], { goodsId, position, id, code, name })
    .from(itemGroupRefs)
    .innerJoin(
      itemGroups,
      and(eq(itemGroups.tenantId, itemGroupRefs.tenantId), eq(id, itemGroupRefs.groupId)),
    )
    .where(
      and(
        eq(itemGroupRefs.tenantId, scope.tenantId),
        inArray(goodsId, [...goodsIds]),
        eq(itemGroups.groupType, 'RANKING'),
        eq(itemGroups.online, true),
      ),
    )
    .orderBy(goodsId, asc(position), asc(itemGroups.position), asc(id));
  return new Map(rows.flatMap((row) => (row.goodsId === null ? [] : [[row.goodsId, row]])));
}

/** Places of one leaderboard. */
export function refPage({ db, scope }: Call, groupId: string, request: PageRequest): Promise<Paged<RefRow>> {
  const where = and(eq(itemGroupRefs.tenantId, scope.tenantId), eq(itemGroupRefs.groupId, groupId));
  return readPage(request, {
    count: () => countUpTo(db, itemGroupRefs, where),
    rows: ({ limit, offset }) =>
      db
        .select({ ...getTableColumns(itemGroupRefs), goods })
        .from(itemGroupRefs)
        .leftJoin(goods, isItsGoods)
        .where(where)
        .orderBy(asc(itemGroupRefs.position))
        .limit(limit)
        .offset(offset),
  });
}

const isItsGoods = and(eq(goods.tenantId, itemGroupRefs.tenantId), eq(goods.id, itemGroupRefs.goodsId));

async function withRefs({ db, scope }: Call, boards: BoardRow[], places: number): Promise<Board[]> {
  if (boards.length === 0) return [];
  const first = db
    .select()
    .from(itemGroupRefs)
    .where(and(eq(itemGroupRefs.tenantId, itemGroups.tenantId), eq(itemGroupRefs.groupId, itemGroups.id)))
    .orderBy(asc(itemGroupRefs.position))
    .limit(places)
    .as('item_group_refs');
  const rows = await db
    .select({ ...getTableColumns(itemGroupRefs), goods })
    .from(itemGroups)
    .innerJoinLateral(first, sql`true`)
    .leftJoin(goods, isItsGoods)
    .where(
      and(
        eq(itemGroups.tenantId, scope.tenantId),
        inArray(
          itemGroups.id,
          boards.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(itemGroupRefs.position))
    .limit(LIST_LENGTH);
  const refs = Map.groupBy(rows, ({ groupId }) => groupId);
  return boards.map((board) => ({ ...board, refs: refs.get(board.id) ?? [] }));
}
