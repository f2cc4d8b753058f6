import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { cipherKeyOf, TAG_PURPOSE } from '#schemas/field-encryption.ts';

/** Encryption and tags with one secret key, by node:crypto; `client/cipher.ts` is its counterpart. */
export function createCipher(secretKey: string, suffix: string) {
  const { key, iv } = cipherKeyOf(secretKey, suffix);
  const tagKey = hmac(secretKey + suffix, TAG_PURPOSE);
  return {
    encrypt(text: string): string {
      const cipher = createCipheriv('aes-256-cbc', key, iv);
      return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    },
    /** Decrypts a field. @throws Error */
    decrypt(ciphertext: string): string {
      const decipher = createDecipheriv('aes-256-cbc', key, iv);
      const bytes = [decipher.update(ciphertext, 'base64'), decipher.final()];
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(bytes));
    },
    tag: (text: string): string => hmac(tagKey, text).toString('base64'),
    /** Compares a tag in constant time. */
    isTag(tag: string, text: string): boolean {
      const [given, right] = [Buffer.from(tag, 'base64'), hmac(tagKey, text)];
      return (
        given.length === right.length && timingSafeEqual(given, right) && right.toString('base64') === tag
      );
    },
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
