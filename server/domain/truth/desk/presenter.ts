import type { TruthReport } from '#schemas/api/invented/truth.ts';
import type { PresenterCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { AuditRow, NamedGoods } from './operations.ts';

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
