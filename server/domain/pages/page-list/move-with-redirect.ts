import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OperatorCall } from '../../../platform/call.ts';
import { redirects } from '../../page-tables/schema.ts';
import { redirectSource } from '../../redirects/address.ts';
import { leadOn, lockRedirects } from '../../redirects/settle-target.ts';
import { movePage, type SummaryRow } from './operations.ts';

/**
 * Changes a page's address; with `redirect` the old one leads to the page, whatever its address becomes later. A
 * redirect of the new address ends.
 * @throws AppError as `movePage`
 */
export function movePageWithRedirect(
  call: OperatorCall,
  id: string,
  { path, redirect }: { path: string; redirect: boolean },
): Promise<SummaryRow> {
  const { tenantId, tenant } = call.scope;
  return movePage(call, id, path, async (by, from) => {
    await lockRedirects(by);
    const own = redirectSource(tenant, path);
    if (own !== undefined)
      await by.db.delete(redirects).where(and(eq(redirects.tenantId, tenantId), eq(redirects.source, own)));
    const source = redirectSource(tenant, from);
    if (!redirect || source === undefined) return;
    const target = { pageId: id, address: null };
    const author = { operatorId: by.operator.id, operatorName: by.operator.name };
    const row = { tenantId, id: randomUUID(), source, ...target, ...author };
    const [stored] = await by.db
      .insert(redirects)
      .values(row)
      .onConflictDoUpdate({ target: [redirects.tenantId, redirects.source], set: { ...target, ...author } })
      .returning({ id: redirects.id });
    if (stored) await leadOn(by, source, target, stored.id);
  });
}
