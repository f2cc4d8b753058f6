import { and, eq, inArray } from 'drizzle-orm';
import { missingValues, type ValueProblem } from '#engine/content/check-values.ts';
import { type Changes, changeLeaves, type Leaves, valuesOf } from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';
import { LANGUAGES, type Language } from '#schemas/languages.ts';
import type { Call } from '../../platform/call.ts';
import { addressOf } from './address.ts';
import { readLive, type StoredType } from './read.ts';
import { writeDraftReferences } from './references.ts';
import { contentDrafts, contentVersions } from './schema.ts';
import { settingsProblems } from './settings.ts';
import { type ContentReader, type ContentWriter, isSettings } from './store.ts';

export type DraftRow = typeof contentDrafts.$inferSelect;

/** An entry with its draft. */
export type Entry = {
  id: string;
  /** Live values; undefined for an entry that shoppers don't see. */
  live: Leaves | undefined;
  /** Values with the draft's changes. */
  leaves: Leaves;
  draft: DraftRow | undefined;
  /** Number of its newest version, 0 without any. */
  version: number;
  problems: ValueProblem[];
  /** Path of the page that shows what is live. */
  address: string | undefined;
};

/** The entry; undefined for one that doesn't exist. */
export async function readEntry(
  by: ContentReader,
  stored: StoredType,
  id: string,
): Promise<Entry | undefined> {
  const { type } = stored;
  const live = (await readLive(by, stored, [id])).get(id);
  const [draft] = await by.db
    .select()
    .from(contentDrafts)
    .where(isDraftOf(by, stored, [id]));
  if (!live && !draft) return undefined;
  const { tenantId } = by.scope;
  const version = await by.db.$count(
    contentVersions,
    and(
      eq(contentVersions.tenantId, tenantId),
      eq(contentVersions.type, type.type),
      eq(contentVersions.id, id),
    ),
  );
  const leaves = changeLeaves(live ?? {}, draft?.changes ?? {});
  const problems = await problemsOf(by, stored, id, leaves);
  const address = live && (await addressOf(by, stored, id));
  return { id, live, leaves, draft, version, problems, address };
}

/** Problems that keep these leaves of an entry from being live. */
export async function problemsOf(
  by: ContentReader,
  { type, store }: StoredType,
  id: string,
  leaves: Leaves,
): Promise<ValueProblem[]> {
  const missing = missingValues(type, leaves, by.scope.tenant.defaultLanguage);
  const values = valuesOf(type, leaves);
  const own = isSettings(store)
    ? await settingsProblems(by, store, values)
    : await store.check?.(by, id, values);
  return [...missing, ...(own ?? [])];
}

/** Condition for the drafts of these entries. */
export const isDraftOf = (
  { scope }: Pick<ContentReader, 'scope'>,
  { type }: StoredType,
  ids: readonly string[],
) =>
  and(
    eq(contentDrafts.tenantId, scope.tenantId),
    eq(contentDrafts.type, type.type),
    inArray(contentDrafts.id, [...ids]),
  );

/** Puts changes into the draft of an entry; a leaf that has its live value again leaves it. */
export async function saveEntryDraft(
  by: ContentWriter,
  stored: StoredType,
  { id, live, draft }: Pick<Entry, 'id' | 'live' | 'draft'>,
  changes: Changes,
): Promise<void> {
  const held = { ...draft?.changes };
  for (const [leaf, { to }] of Object.entries(changes)) {
    const from = live?.[leaf] ?? null;
    if (sameJson(from, to)) delete held[leaf];
    else held[leaf] = { from: held[leaf]?.from ?? from, to };
  }
  const { tenantId } = by.scope;
  const { type } = stored.type;
  const isNew = live === undefined;
  const { id: operatorId, name: operatorName } = by.operator;
  const set = { changes: held, isNew, updatedAt: new Date(by.now()), operatorId, operatorName };
  const { tenantId: ofTenant, type: ofType, id: ofId } = contentDrafts;
  if (!isNew && Object.keys(held).length === 0) return dropDraft(by, stored, id);
  await by.db
    .insert(contentDrafts)
    .values({ tenantId, type, id, ...set })
    .onConflictDoUpdate({ target: [ofTenant, ofType, ofId], set });
  await writeDraftReferences(by, stored, id, changeLeaves(live ?? {}, held));
}

/** Deletes the draft of an entry; one without a draft stays as it is. */
export async function dropDraft(by: ContentWriter, stored: StoredType, id: string): Promise<void> {
  await by.db.delete(contentDrafts).where(isDraftOf(by, stored, [id]));
  await writeDraftReferences(by, stored, id);
}

/** Takes out of a draft what is live by now, after a release of it or a restore. */
export async function settleDraft(by: ContentWriter, stored: StoredType, id: string): Promise<void> {
  const entry = await readEntry(by, stored, id);
  if (entry?.draft) await saveEntryDraft(by, stored, entry, entry.draft.changes);
}

/** Title of an entry in a language, else in the shop's default one, else in any other; its id without one. */
export function titleOf(
  { scope, lang }: Pick<Call, 'scope'> & { lang?: Language },
  { type }: StoredType,
  id: string,
  leaves: Leaves,
): string {
  const { defaultLanguage } = scope.tenant;
  const languages = [...(lang ? [lang] : []), defaultLanguage, ...LANGUAGES];
  const names = [type.title, ...languages.map((one) => `${type.title}.${one}`)];
  const title = names.map((name) => leaves[name]).find((one) => one !== undefined);
  return String(title ?? id);
}
