import { randomUUID } from 'node:crypto';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { createRedirect, listRedirects } from '#schemas/api/invented/redirects.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { audit } from '../../operators/audit.ts';
import type { Publisher } from '../../pages/publishing/publisher.ts';
import { pages, redirects } from '../../pages/schema.ts';
import { redirectSource } from '../address.ts';
import { REDIRECTS_TAG } from '../find-redirect.ts';
import { leadOn, lockRedirects, settleTarget } from '../settle-target.ts';

type Given = EndpointInput<typeof createRedirect>['body'];
export type RedirectRow = Awaited<ReturnType<typeof rowsWhere>>[number];

/** Limit of redirects of a tenant. */
const MAX_REDIRECTS = 100_000;

/** Redirects whose source or target contains the keyword, the newest first. */
export function readRedirects(
  { db, scope }: OperatorCall,
  { keyword = '', ...request }: EndpointInput<typeof listRedirects>['query'],
): Promise<Paged<RedirectRow>> {
  const word = keyword.trim().toLowerCase();
  const isFound = sql`(strpos(${redirects.source}, ${word}) > 0 or strpos(lower(${redirects.address}), ${word}) > 0
    or exists (select from ${pages} where ${pages.tenantId} = ${redirects.tenantId}
      and ${pages.id} = ${redirects.pageId} and strpos(lower(${pages.path}), ${word}) > 0))`;
  const where = and(eq(redirects.tenantId, scope.tenantId), word === '' ? undefined : isFound);
  return readPage(request, {
    count: () => countUpTo(db, redirects, where),
    rows: ({ limit, offset }) => rowsWhere({ db }, where).limit(limit).offset(offset),
  });
}

/**
 * Adds a redirect, or changes the one with the id. Chains are joined: a redirect to an address that is redirected
 * itself leads to its end, and those that lead to this one's source lead on.
 * @throws AppError NOT_FOUND; REDIRECT_SOURCE; REDIRECT_TAKEN; REDIRECT_LOOP; REDIRECT_LIMIT; BAD_LINK for an address
 * elsewhere
 */
export async function saveRedirect(
  call: OperatorCall,
  id: string | undefined,
  given: Given,
): Promise<RedirectRow> {
  const { tenantId, tenant } = call.scope;
  const source = redirectSource(tenant, given.source);
  if (source === undefined) throw new AppError('REDIRECT_SOURCE');
  const saved = await call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    await lockRedirects(by);
    const [other] = await tx.select({ id: redirects.id }).from(redirects).where(isSource(tenantId, source));
    if (other && other.id !== id) throw new AppError('REDIRECT_TAKEN');
    const target = await settleTarget(by, source, given, id);
    const own = id ?? (await addRow(by, source));
    const isOwn = and(eq(redirects.tenantId, tenantId), eq(redirects.id, own));
    const changed = await tx
      .update(redirects)
      .set({ source, ...target })
      .where(isOwn)
      .returning();
    if (changed.length === 0) throw new AppError('NOT_FOUND');
    await leadOn(by, source, target, own);
    const details = { from: source, to: target.address ?? target.pageId };
    await audit(by, 'address.redirect', { type: 'redirect', id: own }, details);
    const [row] = await rowsWhere(by, isOwn);
    if (!row) throw new AppError('INTERNAL');
    return row;
  });
  await call.purge([REDIRECTS_TAG]);
  return saved;
}

/** Removes a redirect; one that is gone already is no error. */
export async function removeRedirect(call: OperatorCall, id: string): Promise<null> {
  await call.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(redirects)
      .where(and(eq(redirects.tenantId, call.scope.tenantId), eq(redirects.id, id)))
      .returning();
    if (row)
      await audit({ ...call, db: tx }, 'address.unredirect', { type: 'redirect', id }, { from: row.source });
  });
  await call.purge([REDIRECTS_TAG]);
  return null;
}

async function addRow({ db, scope, operator }: Publisher, source: string): Promise<string> {
  const { tenantId } = scope;
  if ((await db.$count(redirects, eq(redirects.tenantId, tenantId))) >= MAX_REDIRECTS)
    throw new AppError('REDIRECT_LIMIT', { maximum: MAX_REDIRECTS });
  const id = randomUUID();
  const author = { operatorId: operator.id, operatorName: operator.name };
  await db.insert(redirects).values({ tenantId, id, source, ...author });
  return id;
}

const isSource = (tenantId: string, source: string) =>
  and(eq(redirects.tenantId, tenantId), eq(redirects.source, source));

/** Redirects with the present path of their page. */
function rowsWhere({ db }: Pick<Publisher, 'db'>, where: SQL | undefined) {
  return db
    .select({
      id: redirects.id,
      source: redirects.source,
      pageId: redirects.pageId,
      address: redirects.address,
      path: pages.path,
      createdAt: redirects.createdAt,
      operatorName: redirects.operatorName,
    })
    .from(redirects)
    .leftJoin(pages, and(eq(pages.tenantId, redirects.tenantId), eq(pages.id, redirects.pageId)))
    .where(where)
    .orderBy(desc(redirects.createdAt), redirects.id);
}
