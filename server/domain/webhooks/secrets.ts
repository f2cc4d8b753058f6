import { createHmac, randomBytes } from 'node:crypto';
import type { Vault } from '../../platform/encryption/vault.ts';

/** Secret that signs; `until` is the end of one that was replaced, ms. */
export type WebhookSecret = { secret: string; until?: number };

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** New secret in the form of Standard Webhooks. */
export const newSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

type Row = { tenantId: string; id: string };
const placeOf = ({ tenantId, id }: Row) => ({ tenantId, webhookId: id, kind: 'webhook' }) as const;

export function sealSecrets(vault: Vault, row: Row, secrets: readonly WebhookSecret[]): Promise<string> {
  return vault.seal(placeOf(row), [...secrets]);
}

export async function openSecrets(vault: Vault, row: Row & { secrets: string }): Promise<WebhookSecret[]> {
  return (await vault.open(placeOf(row), row.secrets)) as WebhookSecret[];
}

/** Headers of a message by Standard Webhooks; the signature is a list, one of each valid secret. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: number },
  secrets: readonly WebhookSecret[],
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const signatures = secrets
    .filter(({ until }) => until === undefined || until > at)
    .map(({ secret }) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
