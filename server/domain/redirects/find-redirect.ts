import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { sourcesFor } from '#schemas/page/redirect-sources.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { pages, redirects } from '../page-tables/schema.ts';
import { locationOf } from './address.ts';
import { findLookalike } from './find-lookalike.ts';

/** Cache tag of all redirects of a tenant. */
export const REDIRECTS_TAG = 'redirects';

/**
 * Location to which a path that nothing is at leads: that of its own redirect, else of the longest `/old/*` above it.
 * A redirect to a page that isn't live leads nowhere. Without any, it is the address that looks the same.
 */
export async function findRedirect(db: Db, scope: TenantScope, path: string): Promise<string | undefined> {
  const sources = sourcesFor(path);
  const isLive = and(
    eq(pages.tenantId, redirects.tenantId),
    eq(pages.id, redirects.pageId),
    isNotNull(pages.document),
    isNull(pages.archivedAt),
  );
  const found = await db
    .select({ source: redirects.source, address: redirects.address, path: pages.path })
    .from(redirects)
    .leftJoin(pages, isLive)
    .where(and(eq(redirects.tenantId, scope.tenantId), inArray(redirects.source, sources)))
    .limit(sources.length);
  const targets = new Map(found.map((row) => [row.source, row.address ?? row.path]));
  const target = sources.map((source) => targets.get(source)).find((one) => typeof one === 'string');
  return target ? locationOf(target) : findLookalike(db, scope, path);
}
