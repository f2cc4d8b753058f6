import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import { cipherKeyOf, TAG_PURPOSE } from '#schemas/field-encryption.ts';

/** Encryption (AES-256, CBC) and tags (HMAC-SHA256) with one secret key: everything that we use of crypto-js. */
export function createCipher(secretKey: string, suffix: string) {
  const parts = cipherKeyOf(secretKey, suffix);
  const [key, iv] = [Utf8.parse(parts.key), Utf8.parse(parts.iv)];
  const tagKey = hmacSha256(TAG_PURPOSE, Utf8.parse(secretKey + suffix));
  return {
    encrypt: (text: string): string => AES.encrypt(text, key, { iv }).toString(),
    /** @throws Error */
    decrypt(ciphertext: string): string {
      const text = AES.decrypt(ciphertext, key, { iv }).toString(Utf8);
      // A failed decryption returns an empty text; empty texts are never encrypted.
      if (text === '') throw new Error('Not encrypted with this key');
      return text;
    },
    tag: (text: string): string => hmacSha256(text, tagKey).toString(Base64),
  };
}
