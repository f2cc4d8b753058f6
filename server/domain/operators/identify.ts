import type { OperatorScope } from '../../platform/operator-scope.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Finds the calling operator of the tenant; undefined for anybody else. */
export type IdentifyOperator = (headers: Headers, scope: TenantScope) => Promise<OperatorScope | undefined>;
