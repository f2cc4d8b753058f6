import { timingSafeEqual } from 'node:crypto';
import { type OperatorScope, operatorScope } from '../../platform/operator-scope.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Finds the calling operator of the tenant; undefined for anybody else. */
export type IdentifyOperator = (headers: Headers, scope: TenantScope) => Promise<OperatorScope | undefined>;

/** Identifies scripts by OPERATOR_TOKEN as a bearer token; without a configured token nobody. */
export function identifyByToken(token: string | undefined): IdentifyOperator {
  const wanted = Buffer.from(token ?? '');
  return async (headers) => {
    const given = Buffer.from(headers.get('authorization')?.replace(/^Bearer /, '') ?? '');
    const isMachine = wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
    return isMachine
      ? operatorScope({ id: 'machine', name: 'OPERATOR_TOKEN', role: 'publisher' })
      : undefined;
  };
}
