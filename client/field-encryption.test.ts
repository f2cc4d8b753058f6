import {
  createCipheriv,
  createPrivateKey,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
} from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginByEmail, ownProfile } from '#schemas/api/account.ts';
import { cipherKeyOf, encodeHeader } from '#schemas/field-encryption.ts';
import { createApiClient } from './api-client.ts';
import { createFieldEncryption } from './field-encryption.ts';

const SUFFIX = 'sfx-01';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let now = 1_800_000_000_000;
let asked: string[] = [];
let sent: Request[] = [];
let answer: () => Response;

const newKey = () => randomBytes(32).toString('base64url').slice(0, 42);
const ok = (data: unknown, headers = {}) =>
  Response.json({ success: true, code: '200', message: '', data }, { headers });
const login = () => browser().call(loginByEmail, { body: { email: 'a@b.example', password: 'Secret123' } });

/** Client of a page whose server's clock is an hour ahead. */
function browser() {
  return createApiClient({
    base: 'http://shop.test/api',
    fetch: async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      asked.push(name);
      if (name === 'secret-keys')
        return ok({ secretKey: newKey(), expireTime: now + 7_200_000, currentTimeMillis: now + 3_600_000 });
      if (name === 'public-key')
        return ok({ publicKey: spki, modulus: '', exponent: '010001', keySize: 2_048, keySuffix: SUFFIX });
      sent.push(request);
      return answer();
    },
    headers: () => ({}),
    timeoutMs: 5_000,
    encryption: async (api) => createFieldEncryption(api),
  });
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  now = 1_800_000_000_000;
  [asked, sent] = [[], []];
  answer = () => ok({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[N12] one secret key is used until it expires, also by later pages; it is stored under its specified name', async () => {
  await Promise.allSettled([login(), login()]);
  await login().catch(() => undefined);
  const keys = () => asked.filter((name) => name === 'secret-keys').length;
  expect(keys()).toBe(2);
  expect(JSON.parse(localStorage.getItem('secret-key') ?? '')).toMatchObject({ ahead: 3_600_000 });
  now += 3_599_999;
  await login().catch(() => undefined);
  expect(keys()).toBe(2);
  now += 1;
  await login().catch(() => undefined);
  expect(keys()).toBe(3);
});

test('the secret key is sent wrapped for the server', async () => {
  await login().catch(() => undefined);
  const { secretKey } = JSON.parse(localStorage.getItem('secret-key') ?? '');
  const header = sent[0]?.headers.get('Encryption') ?? '';
  const told = JSON.parse(atob(header));
  expect(header + (await sent[0]?.text())).not.toContain(secretKey);
  expect(told).toMatchObject({ bodyPaths: ['email', 'password'], time: now + 3_600_000 });
  const unwrapped = privateDecrypt(
    { key: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })), oaepHash: 'sha256' },
    Buffer.from(told.secretKey, 'base64'),
  );
  expect(unwrapped.toString()).toBe(secretKey);
});

test('[N10] the fields listed in a response’s header are decrypted, with any names', async () => {
  const secretKey = newKey();
  const { key, iv } = cipherKeyOf(secretKey, SUFFIX);
  const encrypt = (text: string) => {
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
  };
  const bodyPaths = ['data.id', 'data.nickname'];
  const data = { id: encrypt('7'), nickname: encrypt('มะลิ'), biography: 'plain' };
  answer = () => ok(data, { Encryption: encodeHeader({ secretKey, bodyPaths }) });
  expect(await browser().call(ownProfile, {})).toMatchObject({
    id: '7',
    nickname: 'มะลิ',
    biography: 'plain',
  });
});

describe('[N14] failures', () => {
  test('is “Decryption failed” when a response can’t be decrypted', async () => {
    for (const header of ['x', encodeHeader({ secretKey: newKey(), bodyPaths: ['data.id'] })]) {
      answer = () => ok({ id: 'x' }, { Encryption: header });
      const failure = browser().call(ownProfile, {});
      await expect(failure).rejects.toMatchObject({
        code: 'DECRYPTION_FAILED',
        message: 'Decryption failed',
      });
    }
  });

  test('isn’t sent again when only its response can’t be decrypted', async () => {
    answer = () => ok({ id: 'x' }, { Encryption: 'x' });
    await expect(login()).rejects.toMatchObject({ code: 'DECRYPTION_FAILED', status: 0 });
    expect(asked.filter((name) => name === 'emailLogin')).toHaveLength(1);
  });

  test('is “Encryption failed” without the browser’s crypto', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expect(login()).rejects.toMatchObject({ code: 'ENCRYPTION_FAILED', message: 'Encryption failed' });
    expect(sent).toEqual([]);
  });
});

test('the keys are requested again once if the server can’t decrypt a request, and only then', async () => {
  const refusal = { success: false, code: 'DECRYPTION_FAILED', message: 'Decryption failed' };
  const answers = [() => Response.json(refusal, { status: 400 })];
  answer = () => (answers.shift() ?? (() => ok({})))();
  await login().catch(() => undefined);
  expect(asked).toEqual([
    'secret-keys',
    'public-key',
    'emailLogin',
    'secret-keys',
    'public-key',
    'emailLogin',
  ]);
  answer = () => Response.json(refusal, { status: 400 });
  asked = [];
  await expect(login()).rejects.toMatchObject({ code: 'DECRYPTION_FAILED', status: 400 });
  expect(asked.filter((name) => name === 'emailLogin')).toHaveLength(2);
});
