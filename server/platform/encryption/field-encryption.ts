import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { RSA, SECRET_KEY } from '#schemas/constants.ts';
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
import { openedRequests } from '../db/schema.ts';
import { parseBounded } from '../json.ts';
import { secretFor } from '../secrets.ts';
import { createCipher } from './cipher.ts';
import { openKeyPair } from './key-pair.ts';

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

/**
 * Time for which tags are remembered: a request may be valid from one window before its time until one window after.
 */
const REMEMBERED_MS = 2 * ENCRYPTION_WINDOW_MS;
/** Limit of expired tags deleted at once; more than arrive. */
const FORGOTTEN = 100;

/**
 * True the first time that a request with this tag is decrypted, in whichever process. Also deletes some expired
 * tags.
 */
async function isFirstOpening(db: Db, tag: string, now: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH old AS (
      DELETE FROM ${openedRequests} WHERE tag IN (
        SELECT tag FROM ${openedRequests} WHERE opened_at < ${new Date(now - REMEMBERED_MS)}
        LIMIT ${FORGOTTEN} FOR UPDATE SKIP LOCKED
      )
    )
    INSERT INTO ${openedRequests} (tag, opened_at) VALUES (${tag}, ${new Date(now)})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

const SECRET_KEY_LIFETIME_MS = 60 * 60_000;
/** Length of the part of a key that holds its expiry time, in base 36 seconds. */
const END_LENGTH = 8;

/**
 * A new secret key of the tenant. It needn't be stored: its last part proves that we issued it, and to which tenant.
 */
function newSecretKey(secret: string, tenantId: string, now: number) {
  const end = Math.ceil((now + SECRET_KEY_LIFETIME_MS) / 1_000);
  const random = randomBytes(SECRET_KEY.keyLength).toString('base64url');
  const first = (end.toString(36).padStart(END_LENGTH, '0') + random).slice(0, SECRET_KEY.keyLength);
  return { secretKey: first + secretKeyProof(secret, tenantId, first), expireTime: end * 1_000 };
}

/** Expiry of a secret key, milliseconds; undefined for a key that isn't one of the tenant's. */
function endOfSecretKey(secret: string, tenantId: string, secretKey: string): number | undefined {
  const [first, last] = [secretKey.slice(0, SECRET_KEY.keyLength), secretKey.slice(SECRET_KEY.keyLength)];
  const [given, right] = [Buffer.from(last), Buffer.from(secretKeyProof(secret, tenantId, first))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number.parseInt(first.slice(0, END_LENGTH), 36) * 1_000;
}

function secretKeyProof(secret: string, tenantId: string, first: string): string {
  const digest = createHmac('sha256', secret).update(`${tenantId}\n${first}`).digest('base64url');
  return digest.slice(0, SECRET_KEY.ivLength);
}
