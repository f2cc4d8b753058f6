import { RSA } from '#schemas/constants.ts';
import type { SecretKey } from '#schemas/entities/secret-key.ts';
import { AppError } from '#schemas/errors.ts';
import {
  changeFields,
  decodeHeader,
  ENCRYPTION_WINDOW_MS,
  encodeHeader,
  isSecretPath,
  type OriginalHeader,
  sealedHeaderSchema,
  secretPaths,
  taggedText,
} from '#schemas/field-encryption.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { parseBounded } from '../json.ts';
import { secretFor } from '../secrets.ts';
import { createCipher } from './cipher.ts';
import { openKeyPair } from './key-pair.ts';
import { isFirstOpening } from './opened-requests.ts';
import { endOfSecretKey, newSecretKey } from './secret-keys.ts';

export type EncryptionOptions = { keyBits: number; suffix: string | undefined };

/** A decrypted body, and the function that encrypts its response if that is required. */
export type OpenedRequest = { body: unknown; seal?: (answer: object) => { header: string; body: string } };

export type FieldEncryption = ReturnType<typeof createFieldEncryption>;

/**
 * Creates the server's side of field encryption; decision 016 describes what it protects.
 */
export function createFieldEncryption(db: Db, now: Clock['now'], { keyBits, suffix }: EncryptionOptions) {
  const secrets = once(async () => {
    const secret = await secretFor(db, 'field-encryption');
    const keySuffix = suffix ?? (await secretFor(db, 'cipher-key-suffix')).slice(0, 6);
    return { secret, keySuffix, pair: await openKeyPair(db, keyBits) };
  });
  const originalPair = once(() => openKeyPair(db, RSA.keySizeBits));
  return {
    /** A secret key for a browser of the tenant, with the server's time, to which its expiry refers. */
    async newKey(tenantId: string): Promise<SecretKey & { currentTimeMillis: number }> {
      const { secret } = await secrets();
      return { ...newSecretKey(secret, tenantId, now()), currentTimeMillis: now() };
    },
    /** The public key that wraps secret keys, of the original scheme or the current one, and the suffix of cipher keys. */
    async publicKey(isOriginal: boolean) {
      const { pair, keySuffix } = await secrets();
      const { publicKey, modulus, exponent, keySize } = isOriginal ? await originalPair() : pair;
      return { publicKey, modulus, exponent, keySize, keySuffix };
    },
    /**
     * Decrypts the request described by `encryption`, its header. Every failure gives the same error.
     * @throws AppError DECRYPTION_FAILED
     */
    async open(
      request: Request,
      text: string,
      encryption: string,
      tenantId: string,
    ): Promise<Required<OpenedRequest>> {
      const { secret, keySuffix, pair } = await secrets();
      const header = decodeHeader(sealedHeaderSchema, encryption);
      const unwrapped = header && pair.unwrap(header.secretKey);
      const end = unwrapped === undefined ? undefined : endOfSecretKey(secret, tenantId, unwrapped);
      if (!header || unwrapped === undefined || end === undefined) throw failed();
      const message = {
        method: request.method,
        url: new URL(request.url),
        authorization: request.headers.get('authorization') ?? '',
      };
      const cipher = createCipher(unwrapped, keySuffix);
      if (!cipher.isTag(header.tag, taggedText(header, { ...message, direction: 'request', body: text })))
        throw failed();
      const time = now();
      if (Math.abs(time - header.time) > ENCRYPTION_WINDOW_MS || time > end + ENCRYPTION_WINDOW_MS)
        throw failed();
      if (!(await isFirstOpening(db, header.tag, time))) throw failed();
      return {
        body: decrypted(text, header.bodyPaths, cipher.decrypt),
        seal(answer) {
          const bodyPaths = secretPaths(answer);
          const changed = structuredClone(answer);
          changeFields(changed, bodyPaths, cipher.encrypt);
          const body = JSON.stringify(changed);
          const { secretKey, nonce } = header;
          const told = { secretKey, bodyPaths, time, nonce };
          const tag = cipher.tag(taggedText(told, { ...message, direction: 'response', body }));
          return { header: encodeHeader({ ...told, tag }), body };
        },
      };
    },
    /**
     * Decrypts a request of the original scheme, which doesn't protect against replay or changes. Its response isn't
     * encrypted. @throws AppError DECRYPTION_FAILED
     */
    async openOriginal(text: string, header: OriginalHeader, tenantId: string): Promise<OpenedRequest> {
      const { secret, keySuffix } = await secrets();
      const secretKey = (await originalPair()).unwrap(header.secretKey);
      const end = secretKey === undefined ? undefined : endOfSecretKey(secret, tenantId, secretKey);
      if (secretKey === undefined || end === undefined || now() > end + ENCRYPTION_WINDOW_MS) throw failed();
      return { body: decrypted(text, header.bodyPaths, createCipher(secretKey, keySuffix).decrypt) };
    },
  };
}

const failed = () => new AppError('DECRYPTION_FAILED');

/** Decrypts the secret fields of a body. Only a holder of the secret key gets this far. */
function decrypted(text: string, bodyPaths: readonly string[], decrypt: (text: string) => string): unknown {
  try {
    const body = parseBounded(text || '{}');
    if (!bodyPaths.every(isSecretPath)) throw failed();
    changeFields(body, bodyPaths, decrypt);
    return body;
  } catch {
    throw failed();
  }
}

/** Runs `make` on first use and caches its result; after a failure it runs again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
