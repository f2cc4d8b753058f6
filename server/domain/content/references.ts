import { and, asc, eq, gt } from 'drizzle-orm';
import { changeLeaves, type Leaves } from '#engine/content/leaves.ts';
import { entryReferences } from '#engine/references/entry-references.ts';
import { SINGLE_ID } from '#schemas/content-type/define.ts';
import { insertReferences, writeReferences } from '../references/write.ts';
import { readLive, type StoredType } from './read.ts';
import { contentDrafts } from './schema.ts';
import { type ContentReader, type ContentWriter, isSettings } from './store.ts';

type Writer = Pick<ContentWriter, 'db' | 'scope'>;

const BATCH = 500;

/**
 * Stores the references of an entry that is live; without leaves it has none. Entries that feeds write aren't followed:
 * their rows change without us, and a category isn't "used" by each of its goods.
 */
export async function writeLiveReferences(
  by: Writer,
  { type }: StoredType,
  id: string,
  leaves: Leaves = {},
): Promise<void> {
  if (type.imported) return;
  const references = entryReferences(type, leaves, by.scope.tenant);
  await writeReferences(by, { kind: type.type, id, state: 'live' }, references);
}

/** Stores the references of an entry's draft, given the draft's values. */
export async function writeDraftReferences(
  by: Writer,
  { type }: StoredType,
  id: string,
  leaves: Leaves = {},
): Promise<void> {
  const references = entryReferences(type, leaves, by.scope.tenant);
  await writeReferences(by, { kind: type.type, id, state: 'draft' }, references);
}

/** Adds the references of all entries of a type that has none yet, from their rows and drafts, which are locked in batches. */
export async function rebuildReferences(by: Writer, stored: StoredType): Promise<void> {
  if (stored.type.imported) return;
  const { type: kind } = stored.type;
  const referencesOf = (leaves: Leaves) => entryReferences(stored.type, leaves, by.scope.tenant);
  for (let after = ''; ; ) {
    const ids = await liveIds(by, stored, after);
    const live = await readLive(by, stored, ids, { lock: true });
    await insertReferences(
      by,
      [...live].map(([id, leaves]) => ({ kind, id, state: 'live', references: referencesOf(leaves) })),
    );
    if (ids.length < BATCH) break;
    after = ids.at(-1) ?? '';
  }
  for (let after = ''; ; ) {
    const drafts = await draftsAfter(by, stored, after);
    const live = await readLive(
      by,
      stored,
      drafts.map(({ id }) => id),
    );
    await insertReferences(
      by,
      drafts.map(({ id, changes }) => {
        const references = referencesOf(changeLeaves(live.get(id) ?? {}, changes));
        return { kind, id, state: 'draft', references };
      }),
    );
    if (drafts.length < BATCH) break;
    after = drafts.at(-1)?.id ?? '';
  }
}

async function liveIds({ db, scope }: ContentReader, { store }: StoredType, after: string) {
  if (isSettings(store)) return [SINGLE_ID];
  const { table, where } = store;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, scope.tenantId), gt(table.id, after), where))
    .orderBy(asc(table.id))
    .limit(BATCH);
  return rows.map(({ id }) => String(id));
}

function draftsAfter({ db, scope }: Writer, { type }: StoredType, after: string) {
  return db
    .select({ id: contentDrafts.id, changes: contentDrafts.changes })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.tenantId, scope.tenantId),
        eq(contentDrafts.type, type.type),
        gt(contentDrafts.id, after),
      ),
    )
    .orderBy(asc(contentDrafts.id))
    .limit(BATCH)
    .for('update');
}
