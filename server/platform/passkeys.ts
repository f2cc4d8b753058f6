import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addPasskey, loginByPasskey } from '#schemas/api/invented/passkeys.ts';

/** Body with which a browser hands a new passkey over. */
export type NewPasskey = EndpointInput<typeof addPasskey>['body'];
/** Body with which a browser hands the signature of a passkey over. */
export type Assertion = EndpointInput<typeof loginByPasskey>['body'];

/** Time in ms for the device's own dialog, in which some people scan a code with their phone. */
export const CEREMONY_MS = 300_000;

export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Columns of a passkey, apart from its owner. */
type StoredPasskey = {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  model: string;
};

/** Origin and relying party of the passkeys of a site: its own host, whose pages alone can use them. */
export function relyingParty(siteOrigin: string): { origin: string; id: string } {
  const { origin, hostname } = new URL(siteOrigin);
  return { origin, id: hostname };
}

/** Verifies a new passkey; undefined if it is refused. */
export async function verifyNew(
  siteOrigin: string,
  challenge: string,
  { response, ...credential }: NewPasskey,
): Promise<StoredPasskey | undefined> {
  if (hasCertificate(response.attestationObject)) return undefined;
  const { origin, id: rpId } = relyingParty(siteOrigin);
  const found = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!found?.registrationInfo) return undefined;
  const { credential: passkey, aaguid: model } = found.registrationInfo;
  return {
    id: passkey.id,
    publicKey: Buffer.from(passkey.publicKey).toString('base64url'),
    counter: passkey.counter,
    transports: response.transports ?? [],
    model,
  };
}

/** Verifies the signature of a stored passkey of `ownerId`, and gives its new count; undefined if it is refused. */
export async function verifySignature(
  siteOrigin: string,
  challenge: string,
  { response, ...credential }: Assertion,
  { id, publicKey, counter }: Pick<StoredPasskey, 'id' | 'publicKey' | 'counter'>,
  ownerId: string,
): Promise<number | undefined> {
  const handle = Buffer.from(ownerId).toString('base64url');
  if (response.userHandle !== undefined && response.userHandle !== handle) return undefined;
  const { origin, id: rpId } = relyingParty(siteOrigin);
  const found = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
  }).catch(() => undefined);
  return found?.verified ? found.authenticationInfo.newCounter : undefined;
}

/**
 * True for a certificate of the device's model, which nobody has asked for: to verify one, the library would request the
 * revocation lists that it names. Also for an object that can't be read.
 */
function hasCertificate(attestationObject: string): boolean {
  try {
    const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
    return decodeAttestationObject(bytes).get('fmt') !== 'none';
  } catch {
    return true;
  }
}
