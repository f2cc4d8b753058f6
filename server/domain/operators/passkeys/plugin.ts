import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addPasskey, loginByPasskey } from '#schemas/api/invented/passkeys.ts';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  ALGORITHMS,
  CEREMONY_MS,
  relyingParty,
  verifyNew,
  verifySignature,
} from '../../../platform/passkeys.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import type { Account } from '../accounts.ts';
import { operatorPasskeys } from '../schema.ts';
import { noteChangeIn } from '../sign-in-changes.ts';

/** Limit of an operator's passkeys at a shop. */
const MOST_PASSKEYS = 10;
const LONGEST_AGENT = 400;
/** Time within which a challenge has to be signed. */
const LIFETIME_MS = 600_000;

type Purpose = 'sign-in' | 'create';
type Parts = {
  db: Db;
  now: () => number;
  shopOfCall: () => TenantScope;
};

/**
 * Passkeys as a plugin of better-auth: its own one needs other versions of better-auth's parts than the newest release
 * (decision 064). A passkey verifies its user, so signing in by one asks for no second step. It belongs to the host of
 * one shop.
 */
export function passkeys({ db, now, shopOfCall }: Parts) {
  /** Keeps a challenge in a signed cookie of this browser; `owner` is the operator for whom a passkey is made, '' for a sign-in. */
  const keep = async (ctx: GenericEndpointContext, purpose: Purpose, challenge: string, owner = '') => {
    const { name, attributes } = cookieOf(ctx, purpose);
    const value = [challenge, now() + LIFETIME_MS, owner].join(' ');
    await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
  };

  /** The challenge of this browser, which is used up by this, also if its response is refused. */
  const spend = async (ctx: GenericEndpointContext, purpose: Purpose, owner = ''): Promise<string> => {
    const { name } = cookieOf(ctx, purpose);
    const value = (await ctx.getSignedCookie(name, ctx.context.secret)) || '';
    const [challenge, until, keptOwner] = value.split(' ');
    if (!challenge || keptOwner !== owner || Number(until) < now()) return refuse();
    const use = { identifier: `passkey-${challenge}`, value: 'used', expiresAt: new Date(Number(until)) };
    return (await ctx.context.internalAdapter.reserveVerificationValue(use)) ? challenge : refuse();
  };

  return {
    id: 'passkeys',
    endpoints: {
      startPasskeySignIn: createAuthEndpoint('/passkey/start', { method: 'POST' }, async (ctx) => {
        const { id: rpId } = relyingParty(shopOfCall().tenant.siteOrigin);
        const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
        await keep(ctx, 'sign-in', challenge);
        return ctx.json({ challenge, rpId, timeout: CEREMONY_MS, userVerification: 'required' });
      }),

      signInByPasskey: createAuthEndpoint(
        '/sign-in/passkey',
        { method: 'POST', body: loginByPasskey.body },
        async (ctx) => {
          const { tenantId, tenant } = shopOfCall();
          const challenge = await spend(ctx, 'sign-in');
          const isPasskey = and(
            eq(operatorPasskeys.tenantId, tenantId),
            eq(operatorPasskeys.id, ctx.body.id),
          );
          const [passkey] = await db.select().from(operatorPasskeys).where(isPasskey);
          if (!passkey) return refuse();
          const { operatorId, counter } = passkey;
          const counted = await verifySignature(tenant.siteOrigin, challenge, ctx.body, passkey, operatorId);
          if (counted === undefined) return refuse();
          // Only over the count that was compared: of two sign-ins with one count, one is refused.
          const stored = await db
            .update(operatorPasskeys)
            .set({ counter: counted, usedAt: new Date(now()) })
            .where(and(isPasskey, eq(operatorPasskeys.counter, counter)))
            .returning();
          const user = await ctx.context.internalAdapter.findUserById(operatorId);
          if (stored.length === 0 || !user) return refuse();
          const session = await ctx.context.internalAdapter.createSession(operatorId);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ user: { id: user.id } });
        },
      ),

      /** The password is asked for once more: a session alone must not add a way to sign in. */
      startPasskey: createAuthEndpoint(
        '/passkey/create',
        {
          method: 'POST',
          body: z.object({ password: z.string().max(PASSWORD_LENGTH.max) }),
          use: [sensitiveSessionMiddleware],
        },
        async (ctx) => {
          const { user } = ctx.context.session;
          await ctx.context.password.checkPassword(user.id, ctx);
          const { tenantId, tenant } = shopOfCall();
          const own = await db.select().from(operatorPasskeys).where(isOwner(tenantId, user.id));
          if (own.length >= MOST_PASSKEYS) throw new APIError('CONFLICT', { code: 'PASSKEY_LIMIT' });
          const { id: rpID } = relyingParty(tenant.siteOrigin);
          const { challenge, rp, pubKeyCredParams, ...options } = await generateRegistrationOptions({
            rpName: rpID,
            rpID,
            userID: new TextEncoder().encode(user.id),
            userName: user.email,
            userDisplayName: user.name,
            supportedAlgorithmIDs: ALGORITHMS,
          });
          await keep(ctx, 'create', challenge, user.id);
          return ctx.json({
            challenge,
            rp,
            pubKeyCredParams,
            user: options.user,
            excludeCredentials: own.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
            timeout: CEREMONY_MS,
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
            attestation: 'none',
          });
        },
      ),

      addPasskey: createAuthEndpoint(
        '/passkey/add',
        { method: 'POST', body: addPasskey.body, use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session;
          const { tenantId, tenant } = shopOfCall();
          const challenge = await spend(ctx, 'create', user.id);
          const passkey = await verifyNew(tenant.siteOrigin, challenge, ctx.body);
          if (!passkey) return refuse();
          const agent = (ctx.request?.headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT);
          await db.transaction(async (tx) => {
            const [added] = await tx
              .insert(operatorPasskeys)
              .values({ ...passkey, tenantId, operatorId: user.id, agent, createdAt: new Date(now()) })
              .onConflictDoNothing()
              .returning();
            if (!added) refuse();
            await noteChangeIn(tx, now, tenantId, user as Account, 'PASSKEY_ADDED');
          });
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Condition of an operator's passkeys at a shop. */
export const isOwner = (tenantId: string, operatorId: string) =>
  and(eq(operatorPasskeys.tenantId, tenantId), eq(operatorPasskeys.operatorId, operatorId));

const cookieOf = (ctx: GenericEndpointContext, purpose: Purpose) =>
  ctx.context.createAuthCookie(`passkey_${purpose}`, { maxAge: LIFETIME_MS / 1_000 });

function refuse(): never {
  throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_REFUSED' });
}
