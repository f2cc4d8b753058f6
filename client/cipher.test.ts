import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { cipherKeyOf, TAG_PURPOSE } from '#schemas/field-encryption.ts';
import { createCipher } from './cipher.ts';

const SUFFIX = 'sfx-01';
const TEXTS = ['x', 'Passw0rd', 'ราคาดีที่สุด', '👍 16 or more than that', 'a'.repeat(1_000), ' "\\\n\0'];

/** Random text of 1 to 60 characters of several scripts. */
const someText = () =>
  Array.from(randomBytes(1 + ((randomBytes(1)[0] ?? 0) % 60)), (byte) =>
    String.fromCodePoint(32 + byte * 14),
  ).join('');

test('ciphertexts and tags match those of node:crypto, in both directions', () => {
  for (const text of [...TEXTS, ...Array.from({ length: 300 }, someText)]) {
    const secretKey = randomBytes(32).toString('base64url').slice(0, 42);
    const { key, iv } = cipherKeyOf(secretKey, SUFFIX);
    const ours = createCipher(secretKey, SUFFIX);
    const theirs = createCipheriv('aes-256-cbc', key, iv);
    const expected = theirs.update(text, 'utf8', 'base64') + theirs.final('base64');
    expect(ours.encrypt(text)).toBe(expected);
    expect(ours.decrypt(expected)).toBe(text);
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    expect(decipher.update(ours.encrypt(text), 'base64', 'utf8') + decipher.final('utf8')).toBe(text);
    const tagKey = createHmac('sha256', secretKey + SUFFIX)
      .update(TAG_PURPOSE)
      .digest();
    expect(ours.tag(text)).toBe(createHmac('sha256', tagKey).update(text).digest('base64'));
  }
});

test('decrypting with another key fails', () => {
  const [one, other] = ['1', '2'].map((digit) => createCipher(digit.repeat(42), SUFFIX));
  let failed = 0;
  for (let i = 0; i < 300; i++) {
    const text = someText();
    try {
      if (other?.decrypt(one?.encrypt(text) ?? '') !== text) failed++;
    } catch {
      failed++;
    }
  }
  expect(failed).toBe(300);
});
