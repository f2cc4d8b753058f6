import { isAPIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { AppError } from '#schemas/errors.ts';
import { memberScopes } from '#schemas/operator.ts';
import { readBody } from '../../platform/body.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { judgeGuess } from '../../platform/guess-limit.ts';
import { createKnownDevices } from '../../platform/known-device.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { Account } from './accounts.ts';
import { ADDRESS_HEADER, AUTH_PATH, atShop, createBetterAuth, createCompanyAuth } from './better-auth.ts';
import { COMPANY, type CompanyProvider } from './company-sign-in.ts';
import type { IdentifyOperator } from './identify.ts';
import { members, type SignInChange } from './schema.ts';
import { endPending, noteSignInChange } from './sign-in-changes.ts';
import { queueResetLink } from './sign-in-mails.ts';
import { identifyByTokens } from './tokens/operations.ts';

const SIGN_IN = '/sign-in/email';
const CHANGE_PASSWORD = '/change-password';
const FORGOTTEN = '/request-password-reset';

/** Paths that better-auth answers itself. All other operations on operators are endpoints of the API. */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  SIGN_IN,
  '/sign-out',
  CHANGE_PASSWORD,
  FORGOTTEN,
  '/reset-password',
  '/passkey/start',
  '/passkey/create',
  '/passkey/add',
  '/sign-in/passkey',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/two-factor/generate-backup-codes',
]);

/** Changes of how the caller signs in, by path. */
const CHANGES: Readonly<Record<string, SignInChange>> = {
  [CHANGE_PASSWORD]: 'PASSWORD_CHANGED',
  '/two-factor/disable': 'SECOND_STEP_OFF',
};

/** Body of the call that begins a sign-in at the company's provider; the caller's own is dropped. */
const COMPANY_START = {
  provider: COMPANY,
  callbackURL: '/editor',
  errorCallbackURL: '/editor/sign-in',
  disableRedirect: true,
};

/** Calls for which a signed-in operator gives the password once more. */
const CONFIRMED: ReadonlySet<string> = new Set([
  CHANGE_PASSWORD,
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/create',
]);

const BODY_LIMIT = 8 * 1_024;

export type OperatorAuth = {
  /**
   * Identifies the caller: the bearer of a token, or of a session whose owner is a member of the tenant at this moment.
   */
  identify: IdentifyOperator;
  /** Account of the caller's session, whether or not its owner is a member of the tenant. */
  identifyAccount: (headers: Headers, scope: TenantScope) => Promise<Account | undefined>;
  /** Answers `/api/operator-auth/**`. */
  answer: (request: Request, caller: { scope: TenantScope; address: string }) => Promise<Response>;
};

/** Creates the sign-in and identification of operators, for all tenants. */
export function createOperatorAuth(parts: {
  db: Db;
  secret: string;
  now: Clock['now'];
  vault: Vault;
  /** Whether a mail server is set up. Without one nobody gets a link for a new password. */
  hasMailServer: boolean;
  /** OpenID provider at which operators may sign in too. */
  company?: CompanyProvider | undefined;
  log: Logger;
}): OperatorAuth {
  const events = {
    onForgotten: (to: Account, { tenantId }: TenantScope, token: string) =>
      queueResetLink({ ...parts, tenantId }, to, token),
    onPasswordReset: async (account: Account, { tenantId }: TenantScope) => {
      await endPending(parts.db, account.id);
      await noteSignInChange(parts, tenantId, account, 'PASSWORD_CHANGED');
    },
    onLinked: (account: Account, { tenantId }: TenantScope) =>
      noteSignInChange(parts, tenantId, account, 'COMPANY_LINKED'),
  };
  const plain = createBetterAuth({ ...parts, ...events }, false);
  const secure = createBetterAuth({ ...parts, ...events }, true);
  const authOf = ({ tenant }: TenantScope) => (tenant.siteOrigin.startsWith('https:') ? secure : plain);
  const sessionOf = (headers: Headers, scope: TenantScope) =>
    authOf(scope).api.getSession({ headers }).catch(whyNone);
  const byCompany = createCompanySignIn({ ...parts, ...events });
  const knownDevices = createKnownDevices('operator-device', parts.secret);

  return {
    identify: async (headers, scope) => {
      const program = await identifyByTokens(parts.db, parts.now(), headers, scope);
      if (program) return program;
      const found = await sessionOf(headers, scope);
      return found ? memberOf(parts.db, scope, found) : undefined;
    },
    identifyAccount: async (headers, scope) => (await sessionOf(headers, scope))?.user,
    answer: async (request, { scope, address }) => {
      const url = new URL(request.url);
      const path = url.pathname.slice(AUTH_PATH.length);
      const companyAnswer = await byCompany(request, path, { scope, address });
      if (companyAnswer) return companyAnswer;
      if (request.method !== 'POST' || !OPEN_PATHS.has(path)) throw new AppError('NOT_FOUND');
      if (path === FORGOTTEN && !parts.hasMailServer)
        return Response.json({ code: 'NO_MAIL_SERVER' }, { status: 501 });
      const given = await readBody(request, BODY_LIMIT);
      const body = path === CHANGE_PASSWORD ? endingOthers(given) : given;
      const caller = CONFIRMED.has(path) ? (await sessionOf(request.headers, scope))?.user : undefined;
      const account = path === SIGN_IN || path === FORGOTTEN ? accountIn(body) : caller?.email;
      const headers = new Headers(request.headers);
      headers.set('content-type', 'application/json');
      headers.set(ADDRESS_HEADER, address);
      const device = account === undefined ? undefined : knownDevices.find(request.headers, account);
      const response = await judgeGuess(
        parts,
        { realm: 'operators', address, account, device },
        async () => {
          const forwarded = new Request(url, { method: 'POST', headers, body });
          const answer = await atShop(scope, () => authOf(scope).handler(forwarded));
          // better-auth hides the database's error.
          if (answer.status >= 500) throw new AppError('UNAVAILABLE');
          return answer;
        },
        ({ status }) => path === FORGOTTEN || status === 400 || status === 401,
      );
      const change = CHANGES[path];
      if (response.ok && caller && change) await noteSignInChange(parts, scope.tenantId, caller, change);
      if (response.ok && path === SIGN_IN && account !== undefined)
        response.headers.append('Set-Cookie', knownDevices.remember(scope, request.headers, account));
      return response;
    },
  };
}

type CompanyParts = Parameters<typeof createCompanyAuth>[0] & { company?: CompanyProvider | undefined };

/** Creates the calls of the sign-in at the company's provider; undefined for any other. */
function createCompanySignIn({ company, ...parts }: CompanyParts) {
  // One for each origin, made by its first call: it reads the provider's configuration, which may take a while.
  const byOrigin = new Map<string, ReturnType<typeof createCompanyAuth>>();
  return async (
    request: Request,
    path: string,
    { scope, address }: Parameters<OperatorAuth['answer']>[1],
  ): Promise<Response | undefined> => {
    const isStart = request.method === 'POST' && path === '/sign-in/social';
    const isReturn = request.method === 'GET' && path === `/callback/${COMPANY}`;
    if (!company || !(isStart || isReturn)) return undefined;
    const { siteOrigin } = scope.tenant;
    const auth = byOrigin.get(siteOrigin) ?? createCompanyAuth(parts, siteOrigin, company);
    byOrigin.set(siteOrigin, auth);
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/json');
    headers.set(ADDRESS_HEADER, address);
    const body = isStart ? JSON.stringify(COMPANY_START) : null;
    const answer = await atShop(scope, () =>
      auth.handler(new Request(request.url, { method: request.method, headers, body })),
    );
    if (answer.status >= 500) throw new AppError('UNAVAILABLE');
    return answer;
  };
}

/**
 * Throws the database's error if sessions can't be read, to distinguish that from an ended session; better-auth hides
 * it.
 */
function whyNone(error: unknown): null {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED') return null;
  throw new AppError('UNAVAILABLE');
}

type Found = { user: { id: string; name: string }; session: { id: string } };

async function memberOf(db: Db, { tenantId }: TenantScope, { user, session }: Found) {
  const [member] = await db
    .select({ role: members.role, areas: members.areas })
    .from(members)
    .where(and(eq(members.organizationId, tenantId), eq(members.userId, user.id)));
  if (!member) return undefined;
  const { role, areas } = member;
  const scopes = memberScopes(role, areas);
  return operatorScope({ id: user.id, name: user.name, role, sessionId: session.id, scopes });
}

/**
 * The password change with the option that ends all other sessions: somebody with the old password may be signed in.
 */
function endingOthers(body: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(body), revokeOtherSessions: true });
  } catch {
    return body;
  }
}

/** The account whose password is tried; undefined if the body names none. */
function accountIn(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === 'string' ? email.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
