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
import { parseBounded } from '../api/json.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { secretFor } from '../secrets.ts';
import { createCipher } from './cipher.ts';
import { openKeyPair } from './key-pair.ts';
import { isFirstOpening } from './opened-requests.ts';
import { endOfSecretKey, newSecretKey } from './secret-keys.ts';

export type EncryptionOptions = { keyBits: number; suffix: string | undefined };

/** An encrypted body: its text with plain fields, and how its answer is made secret likewise, if it is to be. */
export type OpenedRequest = { body: unknown; seal?: (answer: object) => { header: string; body: string } };

export type FieldEncryption = ReturnType<typeof createFieldEncryption>;

/** The server's half of the field encryption; `docs/decisions/016-field-encryption.md` says what it is worth. */
export function createFieldEncryption(db: Db, now: Clock['now'], { keyBits, suffix }: EncryptionOptions) {
  const secrets = once(async () => {
    const secret = await secretFor(db, 'field-encryption');
    const keySuffix = suffix ?? (await secretFor(db, 'cipher-key-suffix')).slice(0, 6);
    return { secret, keySuffix, pair: await openKeyPair(db, keyBits) };
  });
  const originalPair = once(() => openKeyPair(db, RSA.keySizeBits));
  return {
    /** A secret key for a browser of the tenant, with the time that its end is to be understood by. */
    async newKey(tenantId: string): Promise<SecretKey & { currentTimeMillis: number }> {
      const { secret } = await secrets();
      return { ...newSecretKey(secret, tenantId, now()), currentTimeMillis: now() };
    },
    /** The key that secret keys are wrapped with, by apps of the original scheme or others, and the end of every cipher key. */
    async publicKey(isOriginal: boolean) {
      const { pair, keySuffix } = await secrets();
      const { publicKey, modulus, exponent, keySize } = isOriginal ? await originalPair() : pair;
      return { publicKey, modulus, exponent, keySize, keySuffix };
    },
    /**
     * Opens the request that `encryption`, its header, speaks of. Whatever is wrong with it is answered alike.
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
     * Opens a request of the original scheme, which nothing keeps from being sent again or changed. Its answer is sent as
     * it is. @throws AppError DECRYPTION_FAILED
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

/** Only who knows the secret key gets this far. */
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

/** Done when it is first needed, and anew after a failure. */
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
