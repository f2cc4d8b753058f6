import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { startPasskeyLogin } from '#schemas/api/invented/passkeys.ts';
import { startProviderLogin } from '#schemas/api/invented/provider-login.ts';
import { LOGIN_PROVIDERS } from '#schemas/enums/account.ts';
import { cookie } from '../../platform/session-cookies.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { AccountCall } from './account-call.ts';

/** Lifetime of a login at a provider or by a passkey, in seconds; after it the login starts again. */
const LIFETIME_S = 600;

const SHAPES = {
  /** A login that the provider has to answer. */
  'login-flow': z.object({
    provider: z.enum(LOGIN_PROVIDERS),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** Path to return to. */
    back: z.string(),
    /** The signed-in member who links the account. */
    memberId: z.string().optional(),
    /** Whether that member has proved themselves for it. */
    mayLink: z.boolean().optional(),
  }),
  /** A provider's account without a member, until the visitor registers or signs in. */
  'login-pending': z.object({
    /** Random, for its single use. */
    id: z.string(),
    provider: z.enum(LOGIN_PROVIDERS),
    subject: z.string(),
    email: z.string().optional(),
    name: z.string().optional(),
  }),
  /** Challenge that a passkey has to sign. */
  'passkey-login': z.object({ challenge: z.string() }),
  /** Challenge with which the member's new passkey is made. */
  'passkey-new': z.object({ challenge: z.string(), memberId: z.string() }),
};
type Name = keyof typeof SHAPES;
export type Sealed<N extends Name> = z.infer<(typeof SHAPES)[N]>;

type Sealing = Pick<AccountCall, 'scope' | 'now' | 'headers' | 'setCookie' | 'memberAuth'>;

/** Sets a cookie that only this server can read or make, for this tenant, for ten minutes. */
export async function setSealed<N extends Name>(call: Sealing, name: N, value: Sealed<N>): Promise<void> {
  const at = Math.floor(call.now() / 1_000);
  const sealed = await new EncryptJWT(value)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(audience(call.scope, name))
    .setExpirationTime(at + LIFETIME_S)
    .encrypt(keyOf(call));
  call.setCookie(line(call.scope, name, sealed, LIFETIME_S));
}

/** Value of a cookie of `setSealed`; undefined for one that is missing, changed, too old or another tenant's. */
export async function readSealed<N extends Name>(call: Sealing, name: N): Promise<Sealed<N> | undefined> {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);
  const text = pattern.exec(call.headers.get('cookie') ?? '')?.[1] ?? '';
  const opened = await jwtDecrypt(text, keyOf(call), {
    audience: audience(call.scope, name),
    requiredClaims: ['exp'],
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
    currentDate: new Date(call.now()),
  }).catch(() => undefined);
  return SHAPES[name].safeParse(opened?.payload).data as Sealed<N> | undefined;
}

export function dropSealed({ scope, setCookie }: Pick<Sealing, 'scope' | 'setCookie'>, name: Name): void {
  setCookie(line(scope, name, '', 0));
}

const keyOf = ({ memberAuth }: Sealing) =>
  createHash('sha256').update(`login-cookies\n${memberAuth.codeSecret}`).digest();

const audience = ({ tenantId }: TenantScope, name: Name) => `${tenantId} ${name}`;

/** The cookies are sent to the calls of this way to sign in only. */
function line(scope: TenantScope, name: Name, value: string, maxAge: number): string {
  const start = name.startsWith('passkey') ? startPasskeyLogin : startProviderLogin;
  const path = `/api${start.path.replace(/\/start$/, '')}`;
  return cookie(scope, name, value, maxAge, true).replace('Path=/;', `Path=${path};`);
}
