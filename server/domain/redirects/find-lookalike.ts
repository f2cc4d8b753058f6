import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { foldPath, ungluedPaths } from '#schemas/page/fold-path.ts';
import { readablePath } from '#schemas/page/redirect-sources.ts';
import { isScreenPath, SCREENS } from '#schemas/screens.ts';
import { hasKey } from '#schemas/typed-object.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { pages } from '../page-tables/schema.ts';
import { locationOf } from './address.ts';

/**
 * Location of the screen or live page that looks like a path at which nothing is: in another case, width or composition,
 * or with what a chat program has glued to it.
 */
export async function findLookalike(db: Db, scope: TenantScope, path: string): Promise<string | undefined> {
  const given = readablePath(path);
  const meant = ungluedPaths(path);
  const { type } = scope.tenant;
  const screen = meant
    .flatMap(screenForms)
    // Of a name without its code there is no screen.
    .find((form) => form !== given && !form.endsWith('-') && isScreenPath(form, type));
  const found = screen ?? (await pageLike(db, scope, meant));
  return found === undefined || found === given ? undefined : locationOf(found);
}

/** A path as screens are written: in lower case, but for a last part that is a code. */
function screenForms(path: string): string[] {
  const parts = path.split('/');
  const above = parts.slice(0, -1).join('/').toLowerCase();
  const last = parts.at(-1) ?? '';
  const lower = `${above}/${last.toLowerCase()}`;
  return hasKey(SCREENS, lower) ? [lower] : [`${above}/${last}`];
}

async function pageLike(db: Db, { tenantId }: TenantScope, meant: string[]): Promise<string | undefined> {
  const folded = meant.map(foldPath);
  const isAlike = or(inArray(sql`lower(${pages.path})`, folded), sql`${pages.path} ~ '[^ -~]'`);
  const isLive = and(eq(pages.tenantId, tenantId), isNotNull(pages.document), isNull(pages.archivedAt));
  const rows = await db
    .select({ path: pages.path })
    .from(pages)
    .where(and(isLive, isAlike))
    .orderBy(pages.path);
  const paths = new Map(rows.map((row) => [foldPath(row.path), row.path]));
  return folded.map((one) => paths.get(one)).find((one) => one !== undefined);
}
