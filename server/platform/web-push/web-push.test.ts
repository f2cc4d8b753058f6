import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from './encrypt.ts';
import { vapidKeys } from './vapid.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of RFC 8291 is encrypted to the byte', () => {
  const chosen = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  };
  expect(encryptPush(KEYS, 'When I grow up, I want to be a watermelon', chosen).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('two messages of one text differ', () => {
  expect(encryptPush(KEYS, 'a').equals(encryptPush(KEYS, 'a'))).toBe(false);
});

test('keys that aren’t on the curve, a short secret and a text over 4 KB are refused', () => {
  const off = Buffer.from(KEYS.p256dh, 'base64url').fill(1, 40).toString('base64url');
  expect(() => encryptPush({ ...KEYS, p256dh: off }, 'a')).toThrow();
  expect(() => encryptPush({ ...KEYS, auth: 'AAAA' }, 'a')).toThrow('16 bytes');
  expect(() => encryptPush(KEYS, 'a'.repeat(4_000))).toThrow('too long');
});

test('the signature of a request names the push service, the contact and its end, and verifies', () => {
  const { publicKey, authorise } = vapidKeys('secret');
  expect(vapidKeys('secret').publicKey).toBe(publicKey);
  expect(vapidKeys('other').publicKey).not.toBe(publicKey);
  const header = authorise('https://push.example/send/1?x=y', 'https://shop.example', 1_000_000);
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_000 + 12 * 3_600,
    sub: 'https://shop.example',
  });
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});
