import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Referrer } from '#schemas/api/invented/references.ts';
import { BOUND_SCREEN_NAMES, boundPath, boundScreen } from '#schemas/page/bound-address.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { pages } from '../../page-tables/schema.ts';
import { pageName } from '../page-name.ts';
import type { Target } from './targets.ts';

/** Pages that compose the screen of any of these things: their address binds them, so they have no reference to it. */
export async function boundUsers(call: OperatorCall, targets: readonly Target[]): Promise<Referrer[]> {
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
function pathsOf({ kind, code }: Target): string[] {
  return BOUND_SCREEN_NAMES.flatMap((screen) => {
    const { kind: ofScreen, categories } = boundScreen(screen);
    const one = ofScreen === kind ? [boundPath({ screen, code })] : [];
    return kind === 'CATEGORY' && categories ? [...one, boundPath({ screen, category: code })] : one;
  });
}
