import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { createAccessControl } from 'better-auth/plugins/access';
import { organization } from 'better-auth/plugins/organization';
import { defaultStatements, memberAc, ownerAc } from 'better-auth/plugins/organization/access';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { type OperatorRole, PASSWORD_LENGTH } from '#schemas/operator.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { Account } from './accounts.ts';
import { COMPANY, type CompanyProvider, companyOptions } from './company-sign-in.ts';
import { hashKeys } from './hashed-keys.ts';
import { passkeys } from './passkeys/plugin.ts';
import * as tables from './schema.ts';

export const AUTH_PATH = '/api/operator-auth';
/** Header with which the front passes on the caller's IP address; a caller's own is dropped. */
export const ADDRESS_HEADER = 'x-client-address';

const SESSION_SECONDS = 14 * 24 * 60 * 60;

/**
 * Roles of better-auth. Only owners manage members; our own operations do it, with the audit row in the same
 * transaction.
 */
const roles: Record<OperatorRole, typeof ownerAc | typeof memberAc> = {
  owner: ownerAc,
  publisher: memberAc,
  editor: memberAc,
  viewer: memberAc,
};

type BetterAuthParts = {
  db: Db;
  secret: string;
  now: () => number;
  log: Logger;
  /** Sends the link for a new password, if the operator may have one at the tenant. */
  onForgotten: (operator: Account, scope: TenantScope, token: string) => Promise<void>;
  /** Is called after a new password was set by such a link. */
  onPasswordReset: (operator: Account, scope: TenantScope) => Promise<void>;
  /** Is called after an account was linked to one of the company's provider. */
  onLinked: (operator: Account, scope: TenantScope) => Promise<void>;
};

/** Shop of each running call, which better-auth has no place for. */
const shops = new AsyncLocalStorage<TenantScope>();

/** Runs a call of better-auth at a shop. */
export const atShop = <T>(scope: TenantScope, work: () => Promise<T>): Promise<T> => shops.run(scope, work);

function shopOfCall(): TenantScope {
  const scope = shops.getStore();
  if (!scope) throw new Error('A call of better-auth has no shop');
  return scope;
}

/**
 * better-auth over the operators' tables: passwords, sessions, second step. Organisations are tenants. There is no
 * sign-up: accounts come from invitations. Sessions aren't cached, so that revoking one is immediate.
 */
export function createBetterAuth(parts: BetterAuthParts, secure: boolean) {
  const protocol = secure ? 'https' : 'http';
  // The host differs from request to request; the front has verified it.
  return betterAuth(optionsOf(parts, `${protocol}://localhost`));
}

/** better-auth with the company's provider, which leads back to the shop's own origin. */
export function createCompanyAuth(parts: BetterAuthParts, siteOrigin: string, provider: CompanyProvider) {
  const options = optionsOf(parts, siteOrigin);
  const returnUrl = `${siteOrigin}${AUTH_PATH}/callback/${COMPANY}`;
  const { plugin, ...company } = companyOptions({ ...parts, provider, returnUrl, shopOfCall });
  return betterAuth({
    ...options,
    ...company,
    onAPIError: { errorURL: `${siteOrigin}/editor/sign-in` },
    plugins: [...options.plugins, plugin],
  });
}

function optionsOf({ db, secret, now, log, ...events }: BetterAuthParts, baseURL: string) {
  const secure = baseURL.startsWith('https:');
  const protocol = secure ? 'https' : 'http';
  return {
    appName: 'Talat',
    baseURL,
    trustedOrigins: (request?: Request) => (request ? [`${protocol}://${request.headers.get('host')}`] : []),
    basePath: AUTH_PATH,
    secret,
    database: hashKeys(
      drizzleAdapter(db, {
        provider: 'pg',
        transaction: true,
        schema: {
          user: tables.operators,
          session: tables.operatorSessions,
          account: tables.operatorAccounts,
          verification: tables.operatorVerifications,
          twoFactor: tables.operatorTwoFactors,
          organization: tables.organizations,
          member: tables.members,
          invitation: tables.invitations,
        },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => events.onForgotten(user, shopOfCall(), token),
      onPasswordReset: ({ user }) => events.onPasswordReset(user, shopOfCall()),
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    // `guess-limit.ts` limits guessing instead: it counts only failures, across all processes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'operator',
      useSecureCookies: secure,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // The response doesn't wait for the mail, or its time would tell whether the address has an account.
      backgroundTasks: { handler: () => undefined },
    },
    plugins: [
      twoFactor(),
      passkeys({ db, now, shopOfCall }),
      organization({
        allowUserToCreateOrganization: false,
        ac: createAccessControl(defaultStatements),
        roles,
        // Our own operations write invitations; declared because better-auth compares its tables with ours.
        schema: { invitation: { additionalFields: { tokenHash: { type: 'string', required: true } } } },
      }),
    ],
    logger: { level: 'error', log: (_level, message) => log.error({ message }, 'better-auth') },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}
