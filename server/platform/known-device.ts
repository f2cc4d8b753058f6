import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookie } from './session-cookies.ts';
import type { TenantScope } from './tenants/tenants.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Creates the registry of devices that have signed in to an account. Each has a signed cookie with its id, and only its
 * own failures count against it, so that nobody can lock out an owner by guessing. A device remembers the account that
 * it used last.
 */
export function createKnownDevices(cookieName: string, secret: string) {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);
  const sign = (account: string, id: string) =>
    createHmac('sha256', secret).update(`known-device\n${account}\n${id}`).digest('base64url');
  /** Id of the device; undefined for one that hasn't signed in to the account. */
  const find = (headers: Headers, account: string): string | undefined => {
    const [id = '', signature = ''] = pattern.exec(headers.get('cookie') ?? '')?.[1]?.split('.') ?? [];
    const wanted = Buffer.from(sign(account, id));
    const given = Buffer.from(signature);
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
  };
  return {
    find,
    /** `Set-Cookie` line for a device that has just signed in. */
    remember: (scope: TenantScope, headers: Headers, account: string): string => {
      const id = find(headers, account) ?? randomBytes(16).toString('base64url');
      return cookie(scope, cookieName, `${id}.${sign(account, id)}`, YEAR_S, true);
    },
  };
}
