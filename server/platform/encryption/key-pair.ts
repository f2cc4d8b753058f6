import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { RSA } from '#schemas/constants.ts';
import type { Db } from '../db/database.ts';
import { storedSecret } from '../secrets.ts';

const PADDING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

/** The RSA key pair of this size, generated once per database. */
export async function openKeyPair(db: Db, bits: number) {
  const pem = await storedSecret(db, `rsa-${bits}`, async () => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', {
      modulusLength: bits,
      publicExponent: Number.parseInt(RSA.exponent, 16),
    });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  });
  const privateKey = createPrivateKey(pem);
  return {
    ...publicPart(privateKey),
    /** Unwraps a value wrapped with the public key (OAEP, SHA-256); undefined for anything else. */
    unwrap(wrapped: string): string | undefined {
      try {
        return privateDecrypt({ key: privateKey, ...PADDING }, Buffer.from(wrapped, 'base64')).toString(
          'latin1',
        );
      } catch {
        return undefined;
      }
    },
  };
}

function publicPart(privateKey: KeyObject) {
  const publicKey = createPublicKey(privateKey);
  const hex = (text: string | undefined) => Buffer.from(text ?? '', 'base64url').toString('hex');
  const { n, e } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    modulus: hex(n),
    exponent: hex(e),
    keySize: publicKey.asymmetricKeyDetails?.modulusLength ?? 0,
  };
}
