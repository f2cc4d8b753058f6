import type { ApiClient } from '#schemas/api/endpoint.ts';
import { publicKey, secretKeys } from '#schemas/api/integration.ts';
import {
  changeFields,
  decodeHeader,
  encodeHeader,
  plainHeaderSchema,
  sealedHeaderSchema,
  secretPaths,
  taggedText,
} from '#schemas/field-encryption.ts';
import type { FieldEncryption } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { randomId } from './browser-headers.ts';
import { createCipher } from './cipher.ts';
import { forgetRecord, keepRecord, keptRecord, type SecretKeyRecord } from './secret-key-record.ts';

type Key = { record: SecretKeyRecord; wrapped: string; cipher: ReturnType<typeof createCipher> };

/** Browser's side of the field encryption. A secret key is used until it expires, also by later pages. */
export function createFieldEncryption(api: ApiClient): FieldEncryption {
  let loading: Promise<Key> | undefined;

  const load = async (): Promise<Key> => {
    const [record, { publicKey: wrapping, keySuffix }] = await Promise.all([
      keptRecord() ?? newRecord(api),
      api.call(publicKey, {}),
    ]);
    const wrapped = await wrap(record.secretKey, wrapping);
    return { record, wrapped, cipher: createCipher(record.secretKey, keySuffix) };
  };
  const key = async (): Promise<Key> => {
    loading ??= load();
    const asked = loading;
    try {
      const known = await asked;
      if (timeOf(known.record) < known.record.expireTime) return known;
    } catch (error) {
      if (loading === asked) loading = undefined;
      throw error;
    }
    if (loading === asked) loading = load();
    return loading;
  };

  /** Decrypts a response whose header contains the plain key. */
  const openPlain = async (header: string, text: string): Promise<string> => {
    const told = decodeHeader(plainHeaderSchema, header);
    const { keySuffix } = await api.call(publicKey, {});
    return decrypted(text, told?.bodyPaths ?? [], createCipher(told?.secretKey ?? '', keySuffix).decrypt);
  };

  return {
    open: (header, text) => openPlain(header, text).catch(asFailure('DECRYPTION_FAILED')),
    async seal({ body, ...place }) {
      const { record, wrapped, cipher } = await key().catch(asFailure('ENCRYPTION_FAILED'));
      const content = JSON.parse(body ?? 'null');
      const bodyPaths = secretPaths(content);
      changeFields(content, bodyPaths, cipher.encrypt);
      const sealed = body === undefined ? '' : JSON.stringify(content);
      const header = { secretKey: wrapped, bodyPaths, time: timeOf(record), nonce: randomId() };
      const tag = cipher.tag(taggedText(header, { ...place, direction: 'request', body: sealed }));
      const openSealed = async (told: string, text: string): Promise<string> => {
        const answer = decodeHeader(sealedHeaderSchema, told);
        if (!answer) return openPlain(told, text);
        const { secretKey, nonce } = header;
        const expected = taggedText(
          { ...answer, secretKey, nonce },
          { ...place, direction: 'response', body: text },
        );
        if (answer.tag !== cipher.tag(expected)) throw new Error('Changed on its way');
        return decrypted(text, answer.bodyPaths, cipher.decrypt);
      };
      return {
        header: encodeHeader({ ...header, tag }),
        body: sealed,
        open: (told, text) => openSealed(told, text).catch(asFailure('DECRYPTION_FAILED')),
      };
    },
    forget() {
      loading = undefined;
      forgetRecord();
    },
  };
}

const timeOf = ({ ahead }: SecretKeyRecord) => Date.now() + ahead;

async function newRecord(api: ApiClient): Promise<SecretKeyRecord> {
  const { secretKey, expireTime, currentTimeMillis } = await api.call(secretKeys, {});
  const record = { secretKey, expireTime, ahead: currentTimeMillis - Date.now() };
  keepRecord(record);
  return record;
}

/** Wraps the secret key for the server (RSA-OAEP, SHA-256). Browsers support that over TLS only. */
async function wrap(secretKey: string, spki: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(atob(spki)), algorithm, false, ['encrypt']);
  const wrapped = await crypto.subtle.encrypt(algorithm, key, bytesOf(secretKey));
  return btoa(String.fromCharCode(...new Uint8Array(wrapped)));
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Body with the fields at these paths in plain text. @throws Error */
function decrypted(text: string, paths: readonly string[], decrypt: (text: string) => string): string {
  const content = JSON.parse(text);
  changeFields(content, paths, decrypt);
  return JSON.stringify(content);
}

const MESSAGES = { ENCRYPTION_FAILED: 'Encryption failed', DECRYPTION_FAILED: 'Decryption failed' } as const;

/** Error without the reason (S2 §8), unless the keys couldn't be requested. */
function asFailure(code: keyof typeof MESSAGES) {
  return (cause: unknown): never => {
    throw cause instanceof ApiError ? cause : new ApiError(code, 0, MESSAGES[code]);
  };
}
