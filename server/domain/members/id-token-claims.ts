import { z } from 'zod';
import { parseEmail } from '#schemas/credentials.ts';
import type { ID_TOKEN_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';

/** A user of another identity provider; the email address is set only when the provider has verified it. */
export type ThirdParty = { subject: string; email: string | undefined; name: string | undefined };

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
});

/** Parses the claims of an id token. @throws AppError ID_TOKEN_REFUSED */
export function parseIdTokenClaims(
  provider: (typeof ID_TOKEN_PROVIDERS)[number],
  claims: unknown,
): ThirdParty {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new AppError('ID_TOKEN_REFUSED');
  const { sub, name, email, email_verified } = parsed.data;
  const isProved = provider === 'firebase' && email_verified === true;
  return { subject: sub, name, email: isProved && email ? parseEmail(email) : undefined };
}
