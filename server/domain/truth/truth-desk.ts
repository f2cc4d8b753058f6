import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TruthReport } from '#schemas/api/invented/truth.ts';
import type { OperatorCall, PresenterCall } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import { goods } from '../catalogue/schema.ts';
import { truthAudits } from './schema.ts';

export type AuditRow = typeof truthAudits.$inferSelect;
export type NamedGoods = Pick<typeof goods.$inferSelect, 'id' | 'name' | 'currency'>;

const MAX_AUDITS = 30;

/** The tenant's last audits, newest first, and the goods that the newest contradictions are about. */
export async function lastAudits({
  db,
  scope: { tenantId },
}: OperatorCall): Promise<{ audits: AuditRow[]; named: NamedGoods[] }> {
  const audits = await db
    .select()
    .from(truthAudits)
    .where(eq(truthAudits.tenantId, tenantId))
    .orderBy(desc(truthAudits.at))
    .limit(MAX_AUDITS);
  const ids = [...new Set(audits[0]?.contradictions.map(({ goodsId }) => goodsId))];
  const named = await db
    .select({ id: goods.id, name: goods.name, currency: goods.currency })
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.id, ids)))
    .limit(ids.length);
  return { audits, named };
}

/** Audits in their API format, with the contradictions of the newest. */
export function presentAudits(
  { audits, named }: { audits: readonly AuditRow[]; named: readonly NamedGoods[] },
  call: PresenterCall,
): TruthReport {
  const goods = new Map(named.map((one) => [one.id, one]));
  return {
    audits: audits.map(({ at, items, claims, wrong, parts }) => ({
      at: at.getTime(),
      items,
      claims,
      wrong,
      parts,
    })),
    contradictions: (audits[0]?.contradictions ?? []).map(({ goodsId, ...contradiction }) => {
      const own = goods.get(goodsId);
      return {
        ...contradiction,
        name: (own && textIn(call, own.name)) ?? goodsId,
        currency: own?.currency ?? call.scope.tenant.currency,
      };
    }),
  };
}
