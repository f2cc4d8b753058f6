import { COOKIE } from '#schemas/constants.ts';
import type { TenantScope } from '../tenants/tenants.ts';

/** The session's token as a browser's cookie carries it. */
export function sessionCookie(headers: Headers): string | undefined {
  return /(?:^|;\s*)user-token=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
}

/** Whether the member has signed out in the browser, which couldn't tell us at once (`client/session.ts`). */
export const hasLeft = (cookies: string) => /(?:^|;\s*)user-left=[^;]/.test(cookies);

/** Whether a browser believes that somebody is signed in: scripts see it by the second of the cookies. */
export const hasSessionCookie = (headers: Headers) =>
  /(?:^|;\s*)user-(?:token|last-login)=[^;]/.test(headers.get('cookie') ?? '');

/**
 * What a browser keeps of a session: the token, which no script can read, and beside it when it began, by which scripts
 * see that somebody is signed in. They outlive the session (S2 §9): it ends here, and the next answer takes them back.
 */
export function sessionCookies(scope: TenantScope, token: string, now: number): string[] {
  const { maxAgeS } = COOKIE;
  const since = new Date(now).toISOString();
  return [
    cookie(scope, 'user-token', token, maxAgeS, true),
    cookie(scope, 'user-last-login', since, maxAgeS, false),
    cookie(scope, 'user-left', '', 0, false),
  ];
}

/** Takes them back. */
export function endedSessionCookies(scope: TenantScope): string[] {
  return [
    cookie(scope, 'user-token', '', 0, true),
    cookie(scope, 'user-last-login', '', 0, false),
    cookie(scope, 'user-left', '', 0, false),
  ];
}

/** A `Set-Cookie` line for the whole site; scripts can't read one that is hidden. */
export function cookie(
  { tenant }: TenantScope,
  name: string,
  value: string,
  maxAge: number,
  isHidden: boolean,
): string {
  const secure = tenant.siteOrigin.startsWith('https:');
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...(isHidden ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
