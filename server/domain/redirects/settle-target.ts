import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { isVisitable } from '#schemas/page/bound-address.ts';
import { sourcesFor } from '#schemas/page/redirect-sources.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { pages, redirects } from '../page-tables/schema.ts';
import { redirectAddress } from './address.ts';

/** Target of a redirect: a page, or an address. */
export type Target = { pageId: string | null; address: string | null };
type By = { db: Pick<Db, 'select' | 'update' | 'execute'>; scope: TenantScope };
type Given = { pageId: string } | { address: string };

/** Makes changes of one tenant's redirects wait for each other, since two at once could form a loop. */
export async function lockRedirects({ db, scope }: By): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'), hashtext(${scope.tenantId}))`);
}

/**
 * The end to which a redirect leads: a page where one is at the address, the target of another redirect that applies
 * to the address, else the address itself.
 * @throws AppError NOT_FOUND for an unknown page; BAD_LINK for an address elsewhere; REDIRECT_LOOP
 */
export async function settleTarget(
  by: By,
  source: string,
  given: Given,
  ownId: string | undefined,
): Promise<Target> {
  const target =
    'pageId' in given ? await pageTarget(by, given.pageId) : await addressTarget(by, given, ownId);
  const end = target.path ?? target.address ?? '';
  // A page below `/old/*` is no loop: what is live goes first, and what isn't is no target.
  const isLoop = target.pageId === null ? sourcesFor(end).includes(source) : sourcesFor(end)[0] === source;
  if (end.startsWith('/') && isLoop) throw new AppError('REDIRECT_LOOP');
  return { pageId: target.pageId, address: target.address };
}

/** Makes redirects to addresses that now lead on from `source` lead to its target at once. */
export async function leadOn(by: By, source: string, target: Target, ownId: string): Promise<void> {
  const bare = sql`rtrim(regexp_replace(lower(${redirects.address}), '[?#].*$', ''), '/')`;
  const applies = source.endsWith('/*')
    ? sql`starts_with(${bare}, ${source.slice(0, -1)})`
    : sql`${bare} = ${source}`;
  await by.db
    .update(redirects)
    .set(target)
    .where(and(eq(redirects.tenantId, by.scope.tenantId), ne(redirects.id, ownId), applies));
}

type Found = Target & { path: string | null };

async function pageTarget({ db, scope }: By, id: string): Promise<Found> {
  const [page] = await db
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.id, id)));
  if (!page || !isVisitable(page.path)) throw new AppError('NOT_FOUND');
  return { pageId: id, address: null, path: page.path };
}

async function addressTarget(
  { db, scope }: By,
  given: { address: string },
  ownId: string | undefined,
): Promise<Found> {
  const address = redirectAddress(scope.tenant, given.address);
  if (address === undefined) throw new AppError('BAD_LINK', { link: given.address.slice(0, 100) });
  const plain = { pageId: null, address, path: null };
  if (!address.startsWith('/')) return plain;
  const [page] = await db
    .select({ pageId: pages.id, path: pages.path })
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.path, address.replace(/(?<=.)\/$/, ''))));
  if (page && isVisitable(page.path)) return { ...page, address: null };
  const sources = sourcesFor(address);
  const rows = await db
    .select({
      id: redirects.id,
      source: redirects.source,
      pageId: redirects.pageId,
      address: redirects.address,
      path: pages.path,
    })
    .from(redirects)
    .leftJoin(pages, and(eq(pages.tenantId, redirects.tenantId), eq(pages.id, redirects.pageId)))
    .where(and(eq(redirects.tenantId, scope.tenantId), inArray(redirects.source, sources)))
    .limit(sources.length);
  const best = sources.flatMap((one) => rows.find((row) => row.source === one && row.id !== ownId) ?? [])[0];
  return best ? { pageId: best.pageId, address: best.address, path: best.path } : plain;
}
