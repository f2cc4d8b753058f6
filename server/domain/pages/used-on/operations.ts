import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { changeLeaves } from '#engine/content/leaves.ts';
import type { Referrer } from '#schemas/api/invented/references.ts';
import { BOUND_SCREEN_NAMES, boundPath, boundScreen } from '#schemas/page/bound-address.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { ACTIVITY } from '../../activities/references.ts';
import { activities } from '../../activities/schema.ts';
import { isDraftOf, titleOf } from '../../content/drafts.ts';
import { readLive } from '../../content/read.ts';
import { contentDrafts } from '../../content/schema.ts';
import { storedType } from '../../content/stores/all.ts';
import { pages } from '../../page-tables/schema.ts';
import { docRefs } from '../../references/schema.ts';
import { pageName } from '../page-name.ts';
import { targetsOf, type UsedTarget } from './targets.ts';

const NAMED = 50;

export type UsedOn = { total: number; users: Referrer[] };
type Found = { kind: string; id: string; states: string[]; targets: string[] };

/**
 * Pages that compose the screens of these entries, then pages, entries and activities that use any of these pictures, pages or
 * entries, live ones first: their number, and the first 50 by name. What is asked for doesn't count as a user.
 */
export async function usersOf(call: OperatorCall, kind: string, ids: readonly string[]): Promise<UsedOn> {
  const targets = await targetsOf(call, kind, ids);
  if (targets.length === 0) return { total: 0, users: [] };
  const bound = kind === 'page' ? [] : await boundUsers(call, targets);
  const { rows, total } = await referrers(call, targets, { kind, ids });
  const named = await namesOf(call, rows);
  const idOf = new Map(targets.map((target) => [keyOf(target), target.id]));
  const others = rows.filter(({ id }) => !bound.some((page) => page.id === id));
  const users = others.flatMap(({ kind: from, id, states, targets: used }) => {
    const name = named.get(`${from} ${id}`);
    const uses = [...new Set(used.flatMap((key) => idOf.get(key) ?? []))];
    const isIn = { live: states.includes('live'), draft: states.includes('draft') };
    return name ? [{ kind: from, id, ...name, ...isIn, uses }] : [];
  });
  return { total: total + bound.length - (rows.length - others.length), users: [...bound, ...users] };
}

const keyOf = ({ kind, code }: UsedTarget) => `${kind} ${code}`;

async function referrers(
  { db, scope }: OperatorCall,
  targets: readonly UsedTarget[],
  self: { kind: string; ids: readonly string[] },
): Promise<{ rows: Found[]; total: number }> {
  const byKind = Map.groupBy(targets, ({ kind }) => kind);
  const isNamed = [...byKind].map(([kind, own]) =>
    and(
      eq(docRefs.toKind, kind),
      inArray(
        docRefs.toId,
        own.map(({ code }) => code),
      ),
    ),
  );
  const isSelf = and(eq(docRefs.fromKind, self.kind), inArray(docRefs.fromId, [...self.ids])) as SQL;
  const found = await db
    .select({
      kind: docRefs.fromKind,
      id: docRefs.fromId,
      states: sql<string[]>`array_agg(distinct ${docRefs.state})`,
      targets: sql<string[]>`array_agg(distinct ${docRefs.toKind} || ' ' || ${docRefs.toId})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(docRefs)
    .where(and(eq(docRefs.tenantId, scope.tenantId), or(...isNamed), sql`not (${isSelf})`))
    .groupBy(docRefs.fromKind, docRefs.fromId)
    .orderBy(sql`bool_or(${docRefs.state} = 'live') desc`, docRefs.fromKind, docRefs.fromId)
    .limit(NAMED);
  return { rows: found, total: found[0]?.total ?? 0 };
}

type Name = Pick<Referrer, 'title' | 'archived'>;

/** Titles of users by kind and id. */
async function namesOf(call: OperatorCall, found: readonly Found[]): Promise<Map<string, Name>> {
  const names = new Map<string, Name>();
  for (const [kind, users] of Map.groupBy(found, (one) => one.kind)) {
    const ids = users.map(({ id }) => id);
    const named = await (NAMES_OF[kind]?.(call, ids) ?? entryNames(call, kind, ids));
    for (const [id, name] of named) names.set(`${kind} ${id}`, name);
  }
  return names;
}

async function pageNames(call: OperatorCall, ids: string[]): Promise<[string, Name][]> {
  const rows = await call.db
    .select({
      id: pages.id,
      path: pages.path,
      title: sql<Record<string, string> | null>`${pages.draft} -> 'meta' -> 'title'`,
      archivedAt: pages.archivedAt,
    })
    .from(pages)
    .where(and(eq(pages.tenantId, call.scope.tenantId), inArray(pages.id, ids)));
  return rows.map(({ id, path, title, archivedAt }) => [
    id,
    { title: pageName(call, { title, path }), archived: archivedAt !== null },
  ]);
}

async function activityNames(call: OperatorCall, ids: string[]): Promise<[string, Name][]> {
  const rows = await call.db
    .select({ id: activities.id, title: activities.title })
    .from(activities)
    .where(and(eq(activities.tenantId, call.scope.tenantId), inArray(activities.id, ids)));
  return rows.map(({ id, title }) => [id, { title: textIn(call, title) ?? id, archived: false }]);
}

/** Names of users that aren't content entries, by their kind. */
const NAMES_OF: Partial<Record<string, typeof pageNames>> = { page: pageNames, [ACTIVITY]: activityNames };

async function entryNames(call: OperatorCall, kind: string, ids: string[]): Promise<[string, Name][]> {
  const stored = storedType(kind);
  if (stored.type.single) return ids.map((id) => [id, { title: '', archived: false }]);
  const live = await readLive(call, stored, ids, { names: [stored.type.title] });
  const drafts = await call.db
    .select({ id: contentDrafts.id, changes: contentDrafts.changes })
    .from(contentDrafts)
    .where(isDraftOf(call, stored, ids));
  const changes = new Map(drafts.map((draft) => [draft.id, draft.changes]));
  return ids.map((id) => {
    const leaves = changeLeaves(live.get(id) ?? {}, changes.get(id) ?? {});
    return [id, { title: titleOf(call, stored, id, leaves), archived: false }];
  });
}

/** Pages that compose the screen of any of these things: their address binds them, so they have no reference to it. */
async function boundUsers(call: OperatorCall, targets: readonly UsedTarget[]): Promise<Referrer[]> {
  const things = new Map(targets.flatMap((target) => pathsOf(target).map((path) => [path, target.id])));
  if (things.size === 0) return [];
  const rows = await call.db
    .select({
      id: pages.id,
      path: pages.path,
      title: sql<Localized<string> | null>`${pages.draft} -> 'meta' -> 'title'`,
      live: pages.publishedVersion,
    })
    .from(pages)
    .where(
      and(
        eq(pages.tenantId, call.scope.tenantId),
        isNull(pages.archivedAt),
        inArray(pages.path, [...things.keys()]),
      ),
    );
  return rows.map(({ id, path, title, live }) => ({
    kind: 'page',
    id,
    title: pageName(call, { title, path }),
    live: live !== null,
    draft: true,
    archived: false,
    uses: [things.get(path) ?? ''],
  }));
}

/** Addresses of the pages that are bound to a thing, or to those of a category. */
function pathsOf({ kind, code }: UsedTarget): string[] {
  return BOUND_SCREEN_NAMES.flatMap((screen) => {
    const { kind: ofScreen, categories } = boundScreen(screen);
    const one = ofScreen === kind ? [boundPath({ screen, code })] : [];
    return kind === 'CATEGORY' && categories ? [...one, boundPath({ screen, category: code })] : one;
  });
}
