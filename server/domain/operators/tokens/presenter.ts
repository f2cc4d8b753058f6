import type { OperatorToken } from '#schemas/api/invented/tokens.ts';
import type { TokenRow } from './operations.ts';

/** A token in its API format, without its hash. */
export function presentToken({ id, name, scopes, operatorName, ...row }: TokenRow): OperatorToken {
  return {
    id,
    name,
    scopes,
    createdBy: operatorName,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    lastUsedAt: row.lastUsedAt?.getTime() ?? null,
  };
}
