import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { startProviderLogin } from '#schemas/api/invented/provider-login.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import type { ID_TOKEN_PROVIDERS, IDENTITY_PROVIDERS, LoginProviderName } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, MemberCall } from '../../../platform/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountCall, AccountMemberCall, AccountVisitorCall } from '../account-call.ts';
import { hasContact } from '../contacts.ts';
import type { ThirdParty } from '../id-token-claims.ts';
import { personOfIdToken } from '../login.ts';
import { identifyMembers } from '../member-sessions.ts';
import { hasRecentProof, requireRecentProof } from '../recent-proof.ts';
import { memberCredentials, memberIdentities } from '../schema.ts';
import { dropSealed, readSealed, type Sealed, setSealed } from '../sealed-cookie.ts';
import { signIn } from '../sign-in.ts';
import { linkedMember, linkOrProve, memberOfThirdParty } from '../third-parties.ts';
import { spendLogin } from '../used-logins.ts';
import { removeWay } from '../ways.ts';
import { clientOf, idTokenRules, type ProviderClient, redirectUri, scopeOf } from './clients.ts';
import { exchangeCode } from './exchange-code.ts';

/** Outcome of a login at a provider, for the page that the visitor returns to. */
export type LoginOutcome = 'done' | `${'new' | 'link'}.${LoginProviderName}`;

const random = () => randomBytes(32).toString('base64url');

/**
 * Starts a login: state, nonce and PKCE stay in a sealed cookie. A signed-in member links the account, after a recent
 * proof; at a provider that is linked already the login itself is a proof. @throws AppError LOGIN_METHOD_OFF, PROOF_NEEDED
 */
export async function startLoginByProvider(
  call: AccountVisitorCall,
  { provider, back, isRetry }: EndpointInput<typeof startProviderLogin>['body'],
): Promise<{ url: string }> {
  const client = requireClient(call, provider);
  const { member } = call;
  const isLinked =
    member && (await call.db.$count(memberIdentities, isLinkedAt({ ...call, member }, provider))) > 0;
  if (member && !isLinked) await requireRecentProof({ ...call, member });
  const flow = { provider, state: random(), nonce: random(), verifier: random() };
  await setSealed(call, 'login-flow', {
    ...flow,
    back: ownPath(call, back),
    ...(member && { memberId: member.id, mayLink: !isLinked }),
  });
  const url = new URL(client.at.authorizeUrl);
  const query = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri(call, provider),
    scope: scopeOf(client),
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: call.lang,
    ...(provider === 'line' && isRetry && { disable_auto_login: 'true' }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
}

/** Where the login that the browser's cookie belongs to began; the home page without one. */
export async function whereItBegan(call: AccountCall): Promise<string> {
  return (await readSealed(call, 'login-flow'))?.back ?? '/';
}

/**
 * Finishes a login with the provider's response: signs the linked member in, links or proves the member who began it, or keeps
 * the provider's account for `registerPending` and `linkPending`. @throws AppError LOGIN_EXPIRED for a response to no
 * login of this browser or one that is used already, ID_TOKEN_REFUSED, IDENTITY_TAKEN, UPSTREAM, LOGIN_METHOD_OFF
 */
export async function finishLogin(
  call: AccountCall,
  provider: LoginProviderName,
  answer: URLSearchParams,
): Promise<LoginOutcome> {
  const client = requireClient(call, provider);
  const flow = await readSealed(call, 'login-flow');
  if (!flow || flow.provider !== provider || answer.get('state') !== flow.state)
    throw new AppError('LOGIN_EXPIRED');
  await spendLogin(call, flow.state);
  dropSealed(call, 'login-flow');
  const person = await personOf(call, client, flow, answer.get('code') ?? '');
  if (flow.memberId !== undefined) {
    const caller = await identifyMembers(call.db, call.now)(call.headers, call.scope);
    if (caller?.member.id !== flow.memberId) throw new AppError('LOGIN_EXPIRED');
    const own = { ...call, member: caller.member };
    await call.db.transaction(async (tx) =>
      linkOrProve(tx, own, { provider, ...person }, flow.mayLink === true),
    );
    return 'done';
  }
  const { memberId, isEmailTaken } = await call.db.transaction(async (tx) => ({
    memberId: await linkedMember(tx, call, provider, person.subject),
    isEmailTaken: await isTaken(tx, call, person.email),
  }));
  if (memberId !== undefined) {
    await signIn(call, eq(memberCredentials.memberId, memberId), 'ID_TOKEN_REFUSED');
    return 'done';
  }
  await setSealed(call, 'login-pending', { id: random(), provider, ...person });
  return `${isEmailTaken ? 'link' : 'new'}.${provider}`;
}

/**
 * Opens an account for the visitor whom a provider has just signed in. @throws AppError LOGIN_EXPIRED, CONTACT_TAKEN if
 * the email address has an account, whose owner has to sign in first
 */
export async function registerPending(call: AccountCall): Promise<SignIn> {
  const pending = await readPending(call);
  const memberId = await call.db.transaction(async (tx) => {
    await spendLogin({ ...call, db: tx }, pending.id);
    return memberOfThirdParty(tx, call, pending.provider, pending);
  });
  dropSealed(call, 'login-pending');
  return signIn(call, eq(memberCredentials.memberId, memberId), 'LOGIN_EXPIRED');
}

/**
 * Links the provider's account of this browser with the member. @throws AppError LOGIN_EXPIRED, PROOF_NEEDED,
 * IDENTITY_TAKEN
 */
export async function linkPending(call: AccountMemberCall): Promise<null> {
  const pending = await readPending(call);
  const mayLink = await hasRecentProof(call);
  await call.db.transaction(async (tx) => {
    await spendLogin({ ...call, db: tx }, pending.id);
    await linkOrProve(tx, call, pending, mayLink);
  });
  dropSealed(call, 'login-pending');
  return null;
}

/**
 * Links the account of an id token with the member, or proves the member if it is linked already. @throws AppError
 * ID_TOKEN_REFUSED, PROOF_NEEDED, IDENTITY_TAKEN, LOGIN_METHOD_OFF
 */
export async function linkIdToken(
  call: AccountMemberCall,
  provider: (typeof ID_TOKEN_PROVIDERS)[number],
  idToken: string,
): Promise<null> {
  const { subject } = await personOfIdToken(call, provider, idToken);
  const mayLink = await hasRecentProof(call);
  await call.db.transaction(async (tx) => linkOrProve(tx, call, { provider, subject }, mayLink));
  return null;
}

/** Unlinks a provider's account; the last way to sign in stays. @throws AppError LAST_WAY */
export async function unlink(call: MemberCall, provider: (typeof IDENTITY_PROVIDERS)[number]): Promise<null> {
  return removeWay(call, { event: 'LOGIN_UNLINKED', provider }, async (tx) =>
    tx
      .delete(memberIdentities)
      .where(isLinkedAt(call, provider))
      .returning({ provider: memberIdentities.provider }),
  );
}

const isLinkedAt = ({ scope, member }: MemberCall, provider: (typeof IDENTITY_PROVIDERS)[number]) =>
  and(
    eq(memberIdentities.tenantId, scope.tenantId),
    eq(memberIdentities.memberId, member.id),
    eq(memberIdentities.provider, provider),
  );

function requireClient(call: Pick<AccountCall, 'scope' | 'memberAuth'>, provider: LoginProviderName) {
  const client = clientOf(call, provider);
  if (!client) throw new AppError('LOGIN_METHOD_OFF');
  return client;
}

/** Path and query of an address of the shop; the home page in place of any other. */
function ownPath({ scope }: Pick<Call, 'scope'>, back: string): string {
  const { siteOrigin } = scope.tenant;
  const url = URL.parse(back, siteOrigin);
  const isOwn = url?.origin === new URL(siteOrigin).origin && /^\/(?!\/)/.test(url.pathname);
  return url && isOwn ? `${url.pathname}${url.search}` : '/';
}

async function personOf(
  call: AccountCall,
  client: ProviderClient,
  { provider, nonce, verifier }: Sealed<'login-flow'>,
  code: string,
): Promise<ThirdParty> {
  const trade = { code, verifier, redirectUri: redirectUri(call, provider) };
  const idToken = await exchangeCode(client, trade, call.now());
  return call.memberAuth.verifyIdToken(provider, idTokenRules(client, nonce), idToken);
}

async function isTaken(tx: Tx, { scope }: Call, email: string | undefined): Promise<boolean> {
  return (
    email !== undefined && (await tx.$count(memberCredentials, hasContact(scope.tenantId, { email }))) > 0
  );
}

async function readPending(call: AccountCall): Promise<Sealed<'login-pending'>> {
  const pending = await readSealed(call, 'login-pending');
  if (!pending) throw new AppError('LOGIN_EXPIRED');
  return pending;
}
