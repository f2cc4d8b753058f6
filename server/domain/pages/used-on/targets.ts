import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { linkTarget } from '#engine/link-target.ts';
import { PICKS_OF_TYPE } from '#schemas/content-type/picks.ts';
import type { PickKind } from '#schemas/entities/editor-pick.ts';
import { hasKey } from '#schemas/typed-object.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { mediaAssets, pages, redirects } from '../../page-tables/schema.ts';
import { pickCodes } from '../picks/operations.ts';

/** Target of references, and the id of the thing behind it. */
export type UsedTarget = { kind: PickKind | 'MEDIA'; code: string; id: string };

/** Limit of redirects that lead to the asked pages. */
const MAX_SOURCES = 1_000;

/** Names by which references call pictures (`media`), pages (`page`) or entries of a content type. */
export async function targetsOf(
  call: OperatorCall,
  kind: string,
  ids: readonly string[],
): Promise<UsedTarget[]> {
  if (kind === 'media') return pictureTargets(call, ids);
  if (kind === 'page') return pageTargets(call, ids);
  const picks = hasKey(PICKS_OF_TYPE, kind) ? PICKS_OF_TYPE[kind] : undefined;
  return (await Promise.all((picks ?? []).map((pick) => pickCodes(call, pick, ids)))).flat();
}

async function pictureTargets({ db, scope }: OperatorCall, ids: readonly string[]): Promise<UsedTarget[]> {
  const rows = await db
    .select({ id: mediaAssets.id, code: mediaAssets.url })
    .from(mediaAssets)
    .where(and(eq(mediaAssets.tenantId, scope.tenantId), inArray(mediaAssets.id, [...ids])));
  return rows.map((row) => ({ kind: 'MEDIA', ...row }));
}

/** Names by which links call pages: their paths (a bound page's thing) and redirects to them; ids of shared modules. */
async function pageTargets({ db, scope }: OperatorCall, ids: readonly string[]): Promise<UsedTarget[]> {
  const own = await db
    .select({ id: pages.id, code: pages.path })
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), inArray(pages.id, [...ids])));
  const led = await db
    .select({ id: redirects.pageId, code: redirects.source })
    .from(redirects)
    .where(
      and(
        eq(redirects.tenantId, scope.tenantId),
        isNotNull(redirects.pageId),
        inArray(redirects.pageId, [...ids]),
      ),
    )
    .limit(MAX_SOURCES);
  return [
    ...[...own, ...led].flatMap(({ id, code: path }): UsedTarget[] => {
      const target = linkTarget(path, scope.tenant);
      return id === null || target === 'screen' ? [] : [{ ...target, id }];
    }),
    ...own.map(({ id }): UsedTarget => ({ kind: 'SHARED', id, code: id })),
  ];
}
