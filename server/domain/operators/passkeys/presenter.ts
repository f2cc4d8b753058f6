import type { OperatorPasskey } from '#schemas/api/invented/operators.ts';
import type { PasskeyRow } from './operations.ts';

/** A passkey in its API format. */
export function presentPasskey({ id, agent, createdAt, usedAt }: PasskeyRow): OperatorPasskey {
  return { id, userAgent: agent, createdAt: createdAt.getTime(), lastUsedAt: usedAt?.getTime() ?? null };
}
