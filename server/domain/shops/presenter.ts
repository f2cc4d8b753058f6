import type { Shop } from '#schemas/api/invented/shops.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import { presentMail } from '../operators/invitations/presenter.ts';
import { type ListedShop, tenantOf } from './operations.ts';

/** A shop of the instance in its API format. */
export function presentShop({ row, invited }: ListedShop, call: OperatorCall): Shop {
  const { id, name, type, hosts, languages, currency, timezone, siteOrigin } = tenantOf(row, call);
  return {
    ...{ id, type, hosts, languages, currency, timezone, siteOrigin },
    name: textIn(call, name) ?? id,
    suspendedAt: row.suspendedAt?.getTime() ?? null,
    isOwn: id === call.scope.tenantId,
    invited: invited && { email: invited.email, mail: presentMail(invited) },
  };
}
