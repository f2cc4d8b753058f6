import type { Redirect } from '#schemas/api/invented/redirects.ts';
import type { RedirectRow } from './operations.ts';

export function presentRedirect({ createdAt, ...row }: RedirectRow): Redirect {
  return { ...row, createdAt: createdAt.getTime() };
}
