import { and, asc, eq, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { SourceItem, SourceItems } from '#schemas/entities/source-item.ts';
import { MAX_SHOWN, type Query, type Ref, type Source, type SourceKind } from '#schemas/source.ts';
import type { Call } from '../../platform/call.ts';
import { refused } from '../../platform/db/filter-sql.ts';
import { tilesOf } from '../catalogue/home-pages/operations.ts';
import { dealModuleItems, dealModules, itemGroupRefs, itemGroups } from '../catalogue/schema.ts';
import { KINDS, type Kind } from './kinds.ts';
import { pickedContents } from './picked/operations.ts';
import { presentPick } from './picked/presenter.ts';
import { querySql } from './query.ts';

type Input = {
  kind: SourceKind;
  source: Source;
  /** Whether the matches are counted, which pages don't need. */
  isCounted: boolean;
};

/**
 * Things that a source shows now, pins first, at most `MAX_SHOWN`; only picks may be more.
 * @throws AppError VALIDATION_FAILED with the path of a field, op, value, sort or reference that the kind lacks
 */
export async function itemsOfSource(call: Call, { kind, source, isCounted }: Input): Promise<SourceItems> {
  if ('query' in source) return itemsOfQuery(call, kind, source, isCounted);
  const items =
    'pick' in source
      ? await pickedItems(call, kind, source.pick, 'pick')
      : await listed(call, kind, source.list);
  return { items, ...(isCounted && { total: items.length, more: false }) };
}

async function itemsOfQuery(
  call: Call,
  kind: SourceKind,
  source: Query,
  isCounted: boolean,
): Promise<SourceItems> {
  const { table, ...things } = KINDS[kind];
  const orders = Object.entries(things.orders(call));
  const order = new Map(orders).get(source.sort);
  const [usual] = orders;
  if (!order || !usual) throw refused('sort', `isn't one of ${orders.map(([name]) => name).join(', ')}`);
  const taken = [...codesOf(kind, source.without, 'without'), ...codesOf(kind, source.pins, 'pins')];
  const where = and(
    eq(table.tenantId, call.scope.tenantId),
    things.shown(call),
    await querySql(call, kind, source.query),
    taken.length > 0 ? not(isAnyOf(things.code, taken)) : undefined,
  );
  const isOfFirst = source.sort === 'discount' || source.sort === 'price';
  const within = isOfFirst ? await firstOf(call, KINDS[kind], where, usual[1]) : where;
  const [pins, found, total] = await Promise.all([
    pickedItems(call, kind, source.pins, 'pins'),
    things.read(call, { where: within, order, limit: source.count }),
    isCounted ? countOf(call, KINDS[kind], where, usual[1]) : undefined,
  ]);
  const gone = new Set(codesOf(kind, source.without, 'without'));
  const first = pins.filter(({ code }) => !gone.has(code));
  return {
    items: [...first, ...found].slice(0, source.count),
    ...(total !== undefined && {
      total: Math.min(total, MOST_RESULTS) + first.length,
      more: total > MOST_RESULTS,
    }),
  };
}

/** Condition for the first thousand matches of an order that an index has; sorting more of them would take too long. */
async function firstOf(
  { db, scope }: Call,
  { table }: Kind,
  where: SQL | undefined,
  order: SQL[],
): Promise<SQL | undefined> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(MOST_RESULTS);
  const ids = rows.map(({ id }) => id);
  return and(eq(table.tenantId, scope.tenantId), isAnyOf(table.id, ids));
}

/** Number of matches, up to one more than a thousand. In an order, so that an index is read and not the table. */
function countOf({ db }: Call, { table }: Kind, where: SQL | undefined, order: SQL[]): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(MOST_RESULTS + 1);
  return db.$count(rows.as('rows'));
}

/** Public things with these references, in their order. */
async function pickedItems(
  call: Call,
  kind: SourceKind,
  refs: readonly Ref[],
  path: string,
): Promise<SourceItem[]> {
  if (refs.length === 0) return [];
  if (kind === 'contents') {
    const picks = await pickedContents(call, refs.map(contentRef(path)));
    return picks.map((pick) => ({ ...presentPick(pick, call), ...refOf(pick) }));
  }
  const { code, picked, shown } = KINDS[kind];
  return ordered(call, kind, code, codesOf(kind, refs, path), picked ?? shown(call), refs.length);
}

type Pick = Awaited<ReturnType<typeof pickedContents>>[number];

function refOf({ type, row }: Pick) {
  if (type === 'TOPIC') return { code: row.subtitle };
  return { code: row.code, endsAt: type === 'CONTENT' ? row.expiresAt?.getTime() : undefined };
}

async function listed(call: Call, kind: SourceKind, list: string): Promise<SourceItem[]> {
  const { table, shown } = KINDS[kind];
  return ordered(call, kind, table.id, await idsOfList(call, kind, list), shown(call), MAX_SHOWN);
}

/** Things whose column has one of the values, in the order of the values. */
function ordered(
  { scope, ...call }: Call,
  kind: SourceKind,
  column: AnyPgColumn,
  values: readonly string[],
  shown: SQL | undefined,
  limit: number,
): Promise<SourceItem[]> {
  const { table, read } = KINDS[kind];
  const where = and(eq(table.tenantId, scope.tenantId), isAnyOf(column, values), shown);
  const place = sql`array_position(${sql.param([...values])}::text[], ${column})`;
  return read({ scope, ...call }, { where, order: [asc(place)], limit });
}

async function idsOfList(call: Call, kind: SourceKind, list: string): Promise<string[]> {
  switch (kind) {
    case 'deals':
      return idsOfDealModule(call, list);
    case 'goods':
      return idsOfBoard(call, list);
    case 'categories':
      return (await tilesOf(call, list)).map(({ id }) => id);
    default:
      throw refused('list', `isn't a choice of ${kind}`);
  }
}

async function idsOfDealModule({ db, scope }: Call, list: string): Promise<string[]> {
  const named = db
    .select({ id: dealModules.id })
    .from(dealModules)
    .where(
      and(
        eq(dealModules.tenantId, scope.tenantId),
        or(eq(dealModules.id, list), and(eq(dealModules.kind, list), ne(dealModules.kind, 'module'))),
      ),
    )
    .orderBy(sql`${dealModules.id} = ${list} desc`, asc(dealModules.position), asc(dealModules.id))
    .limit(1);
  const rows = await db
    .select({ id: dealModuleItems.dealId })
    .from(dealModuleItems)
    .where(and(eq(dealModuleItems.tenantId, scope.tenantId), sql`${dealModuleItems.moduleId} = ${named}`))
    .orderBy(asc(dealModuleItems.position), asc(dealModuleItems.dealId))
    .limit(MOST_RESULTS);
  return rows.map(({ id }) => id);
}

async function idsOfBoard({ db, scope }: Call, code: string): Promise<string[]> {
  const isItsBoard = and(
    eq(itemGroups.tenantId, itemGroupRefs.tenantId),
    eq(itemGroups.id, itemGroupRefs.groupId),
  );
  const rows = await db
    .select({ id: itemGroupRefs.goodsId })
    .from(itemGroupRefs)
    .innerJoin(itemGroups, isItsBoard)
    .where(
      and(eq(itemGroupRefs.tenantId, scope.tenantId), eq(itemGroups.code, code), eq(itemGroups.online, true)),
    )
    .orderBy(asc(itemGroupRefs.position))
    .limit(MOST_RESULTS);
  return rows.flatMap(({ id }) => id ?? []);
}

function isAnyOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`;
}

function contentRef(path: string) {
  return (ref: Ref, index: number) => {
    if (typeof ref === 'string') throw refused(`${path}.${index}`, 'lacks the type of the content');
    return ref;
  };
}

/** Codes of references; of contents only those in their own table, which a query finds. */
function codesOf(kind: SourceKind, refs: readonly Ref[], path: string): string[] {
  if (kind === 'contents') return refs.map(contentRef(path)).map(({ code }) => code);
  return refs.map((ref, index) => {
    if (typeof ref !== 'string') throw refused(`${path}.${index}`, 'must be a code');
    return ref;
  });
}
