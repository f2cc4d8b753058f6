import { z } from 'zod';
import { parseEmail } from '#schemas/credentials.ts';
import type { IDENTITY_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';

/** A user of another identity provider; the email address is set only when the provider has verified it. */
export type ThirdParty = { subject: string; email: string | undefined; name: string | undefined };

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
});

/** Parses the claims of an id token. @throws AppError ID_TOKEN_REFUSED */
export function parseIdTokenClaims(
  provider: (typeof IDENTITY_PROVIDERS)[number],
  claims: unknown,
): ThirdParty {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new AppError('ID_TOKEN_REFUSED');
  const { sub, name, email, email_verified } = parsed.data;
  // LINE doesn't verify addresses; Apple writes the value as a text, too.
  const isTrue = email_verified === true || (provider === 'apple' && email_verified === 'true');
  const isProved = provider !== 'line' && isTrue;
  return { subject: sub, name, email: isProved && email ? parseEmail(email) : undefined };
}
