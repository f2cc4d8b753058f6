import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { startPasskey } from '#schemas/api/invented/passkeys.ts';
import { AppError } from '#schemas/errors.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import {
  ALGORITHMS,
  CEREMONY_MS,
  type NewPasskey,
  relyingParty,
  verifyNew,
} from '../../../platform/passkeys.ts';
import type { AccountMemberCall } from '../account-call.ts';
import { readOwn } from '../profile.ts';
import { requireRecentProof } from '../recent-proof.ts';
import { memberPasskeys } from '../schema.ts';
import { dropSealed, readSealed, setSealed } from '../sealed-cookie.ts';
import { noteChange } from '../security/notices.ts';
import { spendLogin } from '../used-logins.ts';
import { lockForAnotherWay } from '../ways.ts';
import { MOST_PASSKEYS, passkeysOf } from './operations.ts';

const LONGEST_AGENT = 400;

/**
 * Options of a new passkey for the member's browser, which keeps its challenge: without it no passkey is stored.
 * @throws AppError PROOF_NEEDED, PASSKEY_LIMIT
 */
export async function startCreation(call: AccountMemberCall): Promise<EndpointData<typeof startPasskey>> {
  const { scope, lang, member } = call;
  const { tenant } = scope;
  await requireRecentProof(call);
  const passkeys = await passkeysOf(call);
  if (passkeys.length >= MOST_PASSKEYS) throw new AppError('PASSKEY_LIMIT');
  const { row, credentials } = await readOwn(call);
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: pickLocalized(tenant.name, lang, tenant.defaultLanguage) ?? tenant.id,
    rpID: relyingParty(tenant.siteOrigin).id,
    userID: new TextEncoder().encode(member.id),
    userName: credentials?.email ?? credentials?.mobile ?? row.nickname,
    userDisplayName: row.nickname,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await setSealed(call, 'passkey-new', { challenge, memberId: member.id });
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    excludeCredentials: passkeys.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
    timeout: CEREMONY_MS,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Stores the passkey that the member's browser has created. @throws AppError LOGIN_EXPIRED for a challenge that isn't
 * this browser's or is used already, PASSKEY_REFUSED, PASSKEY_LIMIT, UNAUTHORIZED
 */
export async function createPasskey(call: AccountMemberCall, created: NewPasskey): Promise<null> {
  const { db, scope, member, headers, now } = call;
  const { tenantId } = scope;
  const started = await readSealed(call, 'passkey-new');
  if (started?.memberId !== member.id) throw new AppError('LOGIN_EXPIRED');
  dropSealed(call, 'passkey-new');
  await spendLogin(call, started.challenge);
  const passkey = await verifyNew(scope.tenant.siteOrigin, started.challenge, created);
  if (!passkey) return refuse();
  await db.transaction(async (tx) => {
    await lockForAnotherWay(tx, call);
    if ((await passkeysOf({ ...call, db: tx })).length >= MOST_PASSKEYS) throw new AppError('PASSKEY_LIMIT');
    const added = await tx
      .insert(memberPasskeys)
      .values({
        tenantId,
        memberId: member.id,
        ...passkey,
        agent: (headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT),
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) refuse();
    await noteChange(tx, call, member.id, { event: 'PASSKEY_ADDED' });
  });
  return null;
}

function refuse(): never {
  throw new AppError('PASSKEY_REFUSED');
}
