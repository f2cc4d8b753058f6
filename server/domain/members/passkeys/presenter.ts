import type { Passkey } from '#schemas/api/invented/passkeys.ts';
import type { PasskeyRow } from './operations.ts';

export function presentPasskey({ id, model, agent, createdAt, usedAt }: PasskeyRow): Passkey {
  return { id, model, agent, createTime: createdAt.getTime(), lastUsedTime: usedAt?.getTime() };
}
