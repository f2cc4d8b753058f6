import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { up: 1, uv: 4, at: 64 };
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest();

/** Certificate of a model of devices (DER), and its key (PKCS#8). */
const CERTIFICATE = [
  'MIIB8jCCAZigAwIBAgIUHYBdHwkT9m7HrSiAYvQkKiqKSP0wCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCVEgxDTALBgNVBAoMBFRl',
  'c3QxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjYxMTI2MDMxOTExWhgPMjEy',
  'NjExMDIwMzE5MTFaME8xCzAJBgNVBAYTAlRIMQ0wCwYDVQQKDARUZXN0MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0',
  'aW9uMQ0wCwYDVQQDDARUZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEmDtToh3hR4XhQJZNUZxKZm6Mc6OkFCF6BmvVRcPX',
  'qHigWAFX/rS23QvFMxVtobA7qvm8PmMI3yVZRpNOV1SkY6NQME4wHQYDVR0OBBYEFBA38Alx2bgbaRjTfZOQHKpJVaoqMB8GA1Ud',
  'IwQYMBaAFBA38Alx2bgbaRjTfZOQHKpJVaoqMAwGA1UdEwEB/wQCMAAwCgYIKoZIzj0EAwIDSAAwRQIhALQPsz2ndo+ns2tcRSYn',
  'iGv9SgEVXGkmftETQyhmYttWAiBu0rDHv6ehrDdMNHsxON9T+efXeuSqHjudLwgjtYygxw==',
].join('');
const CERTIFIED_KEY = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtcn5OBpPV2tjl5KlHf+ZXcKrGkgen4uzrxqFme8c98ShRANCAASY',
  'O1OiHeFHheFAlk1RnEpmboxzo6QUIXoGa9VFw9eoeKBYAVf+tLbdC8UzFW2hsDuq+bw+YwjfJVlGk05XVKRj',
].join('');
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const certifiedKey = () =>
  createPrivateKey({ key: Buffer.from(CERTIFIED_KEY, 'base64'), format: 'der', type: 'pkcs8' });

/** Ways in which a test bends what the device signs. */
export type Bend = Partial<{
  origin: string;
  rpId: string;
  challenge: string;
  type: string;
  counter: number;
  isVerified: boolean;
  userHandle: string | undefined;
  /** Whether the device's model is certified, though nobody has asked for it. */
  isCertified: boolean;
}>;

/** A device with one passkey (ES256), which signs as browsers hand it over. */
export function openAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpOf = (bend: Bend) => sha256(bend.rpId ?? new URL(origin).hostname);
  const clientData = (type: string, challenge: string, bend: Bend) =>
    Buffer.from(
      JSON.stringify({
        type: bend.type ?? type,
        challenge: bend.challenge ?? challenge,
        origin: bend.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (bend: Bend, counter: number, credential = Buffer.alloc(0)) => {
    const verified = bend.isVerified === false ? 0 : FLAGS.uv;
    const head = Buffer.alloc(5);
    head.writeUInt8(FLAGS.up | verified | (credential.length > 0 ? FLAGS.at : 0));
    head.writeUInt32BE(bend.counter ?? counter, 1);
    return Buffer.concat([rpOf(bend), head, credential]);
  };
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key' as const };
  let counter = 0;

  /** Body of `addPasskey` for a challenge. */
  const create = (challenge: string, bend: Bend = {}) => {
    const key = new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
    const client = clientData('webauthn.create', challenge, bend);
    const data = authData(bend, counter, attested);
    const statement = () => {
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), certifiedKey());
      return [
        ['alg', cose.COSEALG.ES256],
        ['sig', new Uint8Array(signature)],
        ['x5c', [bytesOf(CERTIFICATE)]],
      ] as const;
    };
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', bend.isCertified ? 'packed' : 'none'],
        ['attStmt', new Map<string, unknown>(bend.isCertified ? statement() : [])],
        ['authData', new Uint8Array(data)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    const clientDataJSON = b64(client);
    return {
      ...credential,
      response: { clientDataJSON, attestationObject: b64(attestationObject), transports: ['internal'] },
    };
  };

  /** Body of `loginByPasskey` for a challenge and the member whom the passkey was made for. */
  const get = (challenge: string, memberId: string, bend: Bend = {}) => {
    counter += 1;
    const data = authData(bend, counter);
    const client = clientData('webauthn.get', challenge, bend);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    const userHandle = 'userHandle' in bend ? bend.userHandle : Buffer.from(memberId).toString('base64url');
    return {
      ...credential,
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
        ...(userHandle && { userHandle }),
      },
    };
  };
  return { id: credential.id, create, get };
}
