import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '#schemas/errors.ts';
import { contents } from '../../articles/schema.ts';
import { classifications, goods, treeOrder } from '../../catalogue/schema.ts';
import { noteRenamed } from '../../search/follow-renamed.ts';
import { codePart } from '../code-part.ts';
import { type ContentReader, type ContentStore, column, pictureColumn } from '../store.ts';

/** Levels of a tree, as deep as its readers go. */
const MAX_LEVELS = 8;
const parents = alias(classifications, 'parents');

export const categoryStore: ContentStore = {
  table: classifications,
  above: classifications.parentId,
  code: classifications.code,
  fields: {
    name: column(classifications.name),
    type: column(classifications.type),
    parent: codePart(
      'parent',
      { table: classifications, key: 'parentId', column: classifications.parentId },
      { table: parents, code: parents.code },
    ),
    picture: pictureColumn(classifications.picture),
    // The last part of the sequence number; `changed` puts those of the ancestors before it.
    position: {
      ...column(classifications.sequenceNumber),
      order: treeOrder(classifications.sequenceNumber),
      read: (stored: unknown) => Number(String(stored).split(':').at(-1)),
      write: (value: unknown) => String(value ?? 0),
    },
  },
  searched: ['name'],
  newRow: (id) => ({ code: id, level: 1 }),
  check: async (by, id, { type, parent }) => {
    const { db, scope } = by;
    // Of two operators who put categories below each other the second one waits here, and is refused.
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`categories ${scope.tenantId}`}, 0))`,
    );
    const isChild = and(eq(classifications.tenantId, scope.tenantId), eq(classifications.parentId, id));
    const others = await db.$count(classifications, and(isChild, ne(classifications.type, String(type))));
    if (others > 0) return [{ leaf: 'type', code: 'INVALID' }];
    if (parent === undefined) return [];
    const above = await pathOf(by, String(parent));
    const isFit = above[0]?.type === type && above.length < MAX_LEVELS && !above.some((one) => one.id === id);
    return isFit ? [] : [{ leaf: 'parent', code: 'INVALID' }];
  },
  keep: async ({ db, scope: { tenantId } }, id) => {
    const isIn = (of: typeof goods | typeof contents) =>
      and(eq(of.tenantId, tenantId), eq(of.classificationId, id));
    const isChild = and(eq(classifications.tenantId, tenantId), eq(classifications.parentId, id));
    const used =
      (await db.$count(classifications, isChild)) +
      (await db.$count(goods, isIn(goods))) +
      (await db.$count(contents, isIn(contents)));
    if (used > 0) throw new AppError('CATEGORY_IN_USE');
  },
  // The navigation of each page has them.
  tags: () => ['classifications'],
  // The levels and sequence numbers of the category and of all below it follow from their parents.
  changed: async (by, id, names) => {
    const { db, scope } = by;
    const { tenantId } = scope;
    if (names.some((name) => name === 'name' || name === 'parent'))
      await noteRenamed(by, { kind: 'category', id });
    const last = sql`regexp_replace(own.sequence_number, '^.*:', '')`;
    await db.execute(sql`
      with recursive below as (
        select own.id, coalesce(parent.level, 0) + 1 as level,
          concat_ws(':', parent.sequence_number, ${last}) as sequence
        from ${classifications} own
        left join ${classifications} parent on parent.tenant_id = own.tenant_id and parent.id = own.parent_id
        where own.tenant_id = ${tenantId} and own.id = ${id}
        union all
        select own.id, below.level + 1, below.sequence || ':' || ${last}
        from ${classifications} own join below on own.parent_id = below.id
        where own.tenant_id = ${tenantId} and below.level < ${MAX_LEVELS * 2}
      )
      update ${classifications} set level = below.level, sequence_number = below.sequence
      from below where ${classifications.tenantId} = ${tenantId} and ${classifications.id} = below.id`);
  },
};

/** A category and its ancestors, the nearest first; none for a code that no category has. */
async function pathOf({ db, scope: { tenantId } }: ContentReader, code: string) {
  const { rows } = await db.execute<{ id: string; type: string }>(sql`
    with recursive above as (
      select id, parent_id, type, 1 as step from ${classifications}
      where tenant_id = ${tenantId} and code = ${code}
      union all
      select own.id, own.parent_id, own.type, above.step + 1
      from ${classifications} own join above on own.id = above.parent_id
      where own.tenant_id = ${tenantId} and above.step < ${MAX_LEVELS}
    )
    select id, type from above order by step`);
  return rows;
}
