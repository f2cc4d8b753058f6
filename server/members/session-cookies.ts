import type { TenantScope } from '../tenants/tenants.ts';

/** The session's token as a browser's cookie carries it. */
export function sessionCookie(headers: Headers): string | undefined {
  return /(?:^|;\s*)user-token=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
}

/** Whether a browser believes that somebody is signed in: scripts see it by the second of the cookies. */
export const hasSessionCookie = (headers: Headers) =>
  /(?:^|;\s*)user-(?:token|last-login)=[^;]/.test(headers.get('cookie') ?? '');

/**
 * What a browser keeps of a session: the token, which no script can read, and beside it when it began, by which scripts
 * see that somebody is signed in.
 */
export function sessionCookies(scope: TenantScope, token: string, now: number, lifetimeMs: number): string[] {
  const maxAge = Math.floor(lifetimeMs / 1_000);
  const since = new Date(now).toISOString();
  return [
    cookie(scope, 'user-token', token, maxAge, true),
    cookie(scope, 'user-last-login', since, maxAge, false),
  ];
}

/** Takes both back. */
export function endedSessionCookies(scope: TenantScope): string[] {
  return [cookie(scope, 'user-token', '', 0, true), cookie(scope, 'user-last-login', '', 0, false)];
}

function cookie(
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
