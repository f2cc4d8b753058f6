import { sql } from 'drizzle-orm';
import { changeLeaves, valuesOf } from '#engine/content/leaves.ts';
import { type Tenant, tenantSchema, withOrigin } from '#schemas/tenant.ts';
import type { Call } from '../../platform/call.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { addressOf } from './address.ts';
import { type Entry, readEntry } from './drafts.ts';
import type { EntryRef } from './release.ts';
import { previewedSettings } from './settings.ts';
import { isSettings } from './store.ts';
import { storedType } from './stores/all.ts';
import { applyChanges } from './write.ts';

type Previewer = Pick<Call, 'db' | 'scope' | 'now'>;

/** Waiting for the lock of an entry that is being published, ms. */
const LOCK_MS = 1_000;
const OPERATOR = { id: 'preview', name: 'preview' };

/** Carries the result out of a transaction that is rolled back. */
class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('The preview is rolled back');
    this.result = result;
  }
}

/**
 * Runs work that reads the shop as if the draft of an entry were live: the draft is published by the code that publishes
 * it, in a transaction that is always rolled back. Nobody else sees it, and no purge is sent. A draft that can't be
 * published yet leaves the shop as it is.
 */
export function withDraft<T>(by: Previewer, ref: EntryRef, work: (db: Db) => Promise<T>): Promise<T> {
  return rolledBack(by.db, async (tx) => {
    await applyDraft({ ...by, db: tx }, ref);
    return work(tx as unknown as Db);
  });
}

/** Result of work in a transaction that is always rolled back. */
export async function rolledBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`);
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

async function applyDraft(by: Previewer & { db: Tx }, { type, id }: EntryRef): Promise<void> {
  const stored = storedType(type);
  const entry = await readEntry(by, stored, id);
  if (!entry?.draft || entry.problems.length > 0) return;
  const action = entry.draft.isNew ? 'create' : 'change';
  const writer = { ...by, operator: OPERATOR, tags: new Set<string>() };
  await applyChanges(writer, stored, id, { changes: entry.draft.changes, action });
}

/** Page on which a draft is previewed, and the tenant with it if the draft is part of its settings. */
export type PreviewedEntry = { path: string; tenant?: Tenant };

/** Preview of an entry; undefined for one that doesn't exist or that no page shows. */
export async function previewedEntry(by: Previewer, ref: EntryRef): Promise<PreviewedEntry | undefined> {
  const { type, store } = storedType(ref.type);
  const entry = await readEntry(by, { type, store }, ref.id);
  if (!entry) return undefined;
  if (isSettings(store)) return { path: '/', ...(await previewedTenant(by, entry, ref)) };
  const path = await withDraft(by, ref, (db) => addressOf({ ...by, db }, { type, store }, ref.id));
  return path === undefined ? undefined : { path };
}

async function previewedTenant(
  by: Previewer,
  { draft, live = {} }: Entry,
  { type: name }: EntryRef,
): Promise<{ tenant?: Tenant }> {
  const { type, store } = storedType(name);
  if (!draft || !isSettings(store)) return {};
  const values = valuesOf(type, changeLeaves(live, draft.changes));
  const parsed = tenantSchema.safeParse({
    ...(await previewedSettings(by, store, values)),
    id: by.scope.tenantId,
  });
  if (!parsed.success) return {};
  const { port } = new URL(by.scope.tenant.siteOrigin);
  return { tenant: { ...withOrigin(parsed.data, port), siteOrigin: by.scope.tenant.siteOrigin } };
}
