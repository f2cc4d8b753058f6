import type { BetterAuthOptions } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Environment } from '../../platform/env.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { Account } from './accounts.ts';
import { members, operators } from './schema.ts';

/** OpenID provider of the company that runs the shops, at which its operators sign in. */
export type CompanyProvider = { issuer: string; clientId: string; clientSecret: string; name: string };

/** Id of the provider in accounts and addresses. */
export const COMPANY = 'company';

/**
 * The provider that the environment names; undefined without one.
 * @throws Error if one of its variables is missing
 */
export function companyProvider(env: Environment): CompanyProvider | undefined {
  const {
    OPERATOR_OIDC_ISSUER: issuer,
    OPERATOR_OIDC_CLIENT_ID: clientId,
    OPERATOR_OIDC_CLIENT_SECRET: clientSecret,
    OPERATOR_OIDC_NAME: name,
  } = env;
  if (issuer && clientId && clientSecret && name) return { issuer, clientId, clientSecret, name };
  if (issuer || clientId || clientSecret || name)
    throw new Error('Configuration is wrong:\n  OPERATOR_OIDC_*: all four variables are needed');
  return undefined;
}

type Parts = {
  db: Db;
  provider: CompanyProvider;
  /** Address to which the provider leads back. */
  returnUrl: string;
  shopOfCall: () => TenantScope;
  /** Is called after an operator's account was linked to the provider's. */
  onLinked: (account: Account, scope: TenantScope) => Promise<void>;
};

/**
 * Options of better-auth for signing in at the company's provider. It makes no accounts: its verified address must be
 * that of a member of the shop, at each sign-in. An account is known by issuer and subject.
 */
export function companyOptions({ db, provider, returnUrl, shopOfCall, onLinked }: Parts) {
  const { issuer, name, ...client } = provider;
  return {
    account: {
      // Only the first sign-in writes the account, without the provider's tokens, which nothing uses.
      updateAccountOnSignIn: false,
      // Accounts of operators come from invitations or the command line, which answer for the address.
      accountLinking: { requireLocalEmailVerified: false },
    },
    user: {
      validateUserInfo: async ({ user }) => {
        const { id, email, emailVerified } = user;
        const isAllowed = emailVerified && id && email && (await isMember(db, shopOfCall(), id, email));
        return isAllowed ? undefined : { error: 'not_a_member' };
      },
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
          after: async ({ userId }) => {
            const [operator] = await db.select().from(operators).where(eq(operators.id, userId));
            if (operator) await onLinked(operator, shopOfCall());
          },
        },
      },
    },
    plugin: genericOAuth({
      config: [
        {
          ...client,
          providerId: COMPANY,
          name,
          discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          redirectURI: returnUrl,
          scopes: ['openid', 'email', 'profile'],
          disableSignUp: true,
          accountSubject: ({ profile }) => JSON.stringify([issuer, profile.sub]),
        },
      ],
    }),
  } satisfies BetterAuthOptions & { plugin: unknown };
}

async function isMember(db: Db, { tenantId }: TenantScope, id: string, email: string): Promise<boolean> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(
      and(
        eq(members.organizationId, tenantId),
        eq(operators.id, id),
        eq(operators.email, email.toLowerCase()),
      ),
    );
  return member !== undefined;
}
