import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import type { addPasskey, startPasskey } from '#schemas/api/invented/passkeys.ts';
import { AppError } from '#schemas/errors.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import type { AccountMemberCall } from '../account-call.ts';
import { readOwn } from '../profile/operations.ts';
import { requireRecentProof } from '../recent-proof.ts';
import { memberPasskeys } from '../schema.ts';
import { dropSealed, readSealed, setSealed } from '../sealed-cookie.ts';
import { noteChange } from '../security/notices.ts';
import { spendLogin } from '../used-logins.ts';
import { lockForAnotherWay } from '../ways.ts';
import { CEREMONY_MS, MOST_PASSKEYS, passkeysOf, relyingParty } from './operations.ts';

const LONGEST_AGENT = 400;
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

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
    rpID: relyingParty(scope).id,
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
export async function createPasskey(
  call: AccountMemberCall,
  { response, ...credential }: EndpointInput<typeof addPasskey>['body'],
): Promise<null> {
  const { db, scope, member, headers, now } = call;
  const { tenantId } = scope;
  const started = await readSealed(call, 'passkey-new');
  if (started?.memberId !== member.id) throw new AppError('LOGIN_EXPIRED');
  dropSealed(call, 'passkey-new');
  await spendLogin(call, started.challenge);
  requireNoCertificate(response.attestationObject);
  const { origin, id: rpId } = relyingParty(scope);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: started.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!registrationInfo) return refuse();
  const { credential: passkey, aaguid } = registrationInfo;
  await db.transaction(async (tx) => {
    await lockForAnotherWay(tx, call);
    if ((await passkeysOf({ ...call, db: tx })).length >= MOST_PASSKEYS) throw new AppError('PASSKEY_LIMIT');
    const added = await tx
      .insert(memberPasskeys)
      .values({
        tenantId,
        memberId: member.id,
        id: passkey.id,
        publicKey: Buffer.from(passkey.publicKey).toString('base64url'),
        counter: passkey.counter,
        transports: response.transports ?? [],
        model: aaguid,
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

/**
 * Refuses certificates of the device's model, which nobody has asked for: to verify one, the library would request the
 * revocation lists that it names.
 */
function requireNoCertificate(attestationObject: string): void {
  try {
    const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
    if (decodeAttestationObject(bytes).get('fmt') === 'none') return;
  } catch {
    // Falls through: an object that can't be read is refused, too.
  }
  refuse();
}

function refuse(): never {
  throw new AppError('PASSKEY_REFUSED');
}
