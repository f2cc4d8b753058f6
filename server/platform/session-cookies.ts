import { COOKIE } from '#schemas/constants.ts';
import type { TenantScope } from './tenants/tenants.ts';

/** The session token in a browser's cookie. */
export function sessionCookie(headers: Headers): string | undefined {
  return /(?:^|;\s*)user-token=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
}

/** Whether the member has signed out in the browser while it couldn't call us (`client/session.ts`). */
export const hasLeft = (cookies: string) => /(?:^|;\s*)user-left=[^;]/.test(cookies);

/** Whether a browser assumes that a member is signed in; scripts read the second of the cookies. */
export const hasSessionCookie = (headers: Headers) =>
  /(?:^|;\s*)user-(?:token|last-login)=[^;]/.test(headers.get('cookie') ?? '');

/**
 * Cookies of a browser session: the token, which scripts can't read, and its start time, by which scripts know that a
 * member is signed in. They outlive the session (S2 §9): the server ends it, and its next response removes them.
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

/** `Set-Cookie` lines that remove the session cookies. */
export function endedSessionCookies(scope: TenantScope): string[] {
  return [
    cookie(scope, 'user-token', '', 0, true),
    cookie(scope, 'user-last-login', '', 0, false),
    cookie(scope, 'user-left', '', 0, false),
  ];
}

/** A `Set-Cookie` line for the whole site; scripts can't read it if `hidden`. */
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
    `Path=${COOKIE.path}`,
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...(isHidden ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
