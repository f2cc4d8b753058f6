import type { Shop } from '#schemas/api/invented/shops.ts';
import { type TenantSettings, withOrigin } from '#schemas/tenant.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import type { ShopRow } from './operations.ts';

/** A shop of the instance in its API format. */
export function presentShop({ id, settings, suspendedAt }: ShopRow, call: OperatorCall): Shop {
  const { port } = new URL(call.scope.tenant.siteOrigin);
  const tenant = withOrigin({ ...(settings as TenantSettings), id }, port);
  const { type, hosts, languages, currency, timezone, siteOrigin } = tenant;
  return {
    ...{ id, type, hosts, languages, currency, timezone, siteOrigin },
    name: textIn(call, tenant.name) ?? id,
    suspendedAt: suspendedAt?.getTime() ?? null,
    isOwn: id === call.scope.tenantId,
  };
}
