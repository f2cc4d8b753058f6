import { z } from 'zod';
import { AppError } from '#schemas/errors.ts';
import { fetchBounded } from '../id-tokens.ts';
import { clientSecret, type ProviderClient } from './clients.ts';

const TIMEOUT_MS = 5_000;
const answerSchema = z.object({ id_token: z.string().max(20_000) });

/**
 * Trades an authorization code for the id token (RFC 6749 §4.1.3, RFC 7636). @throws AppError ID_TOKEN_REFUSED if the
 * provider refuses the code, UPSTREAM without a response in five seconds
 */
export async function exchangeCode(
  client: ProviderClient,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
  now: number,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: client.clientId,
    client_secret: await clientSecret(client, now),
    code_verifier: verifier,
  });
  const response = await fetchBounded(client.at.tokenUrl, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new AppError('UPSTREAM');
  });
  if (response.status >= 500) throw new AppError('UPSTREAM');
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !answer.success) throw new AppError('ID_TOKEN_REFUSED');
  return answer.data.id_token;
}
