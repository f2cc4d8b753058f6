import { createDecipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { homeBrands, publicKey, secretKeys } from '#schemas/api/integration.ts';
import { SECRET_KEY } from '#schemas/constants.ts';
import {
  changeFields,
  cipherKeyOf,
  ENCRYPTION_WINDOW_MS,
  encodeHeader,
  taggedText,
} from '#schemas/field-encryption.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { openedRequests } from '../db/schema.ts';
import { createCipher } from './cipher.ts';
import { browserOf, LOGIN, LOGIN_URL, sealedLogin } from './encryption.fixtures.ts';
import { createFieldEncryption } from './field-encryption.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestApi([zest, guide]);
const options = { keyBits: 1_024, suffix: 'sfx-01' };
const api = testApi(db, { encryption: options });
const server = createFieldEncryption(db, api.clock.now, options);
beforeEach(() => api.clock.set(0));

type Message = { header: string; body: string };
const request = (authorization = '', url = LOGIN_URL, method = 'POST') =>
  new Request(url, { method, headers: { authorization } });
const open = ({ header, body }: Message, to = request(), tenantId = zest.id) =>
  server.open(to, body, header, tenantId);
const refused = { code: 'DECRYPTION_FAILED', status: 400, params: {}, data: undefined };

describe('the keys', () => {
  test('[N13] the public key has the requested size and the exponent 010001', async () => {
    const told = await api.client(zest).call(publicKey, {});
    expect(told).toMatchObject({ keySize: 1_024, exponent: '010001', keySuffix: 'sfx-01' });
    expect(told.modulus).toMatch(/^[0-9a-f]{256}$/);
    const key = createPublicKey({ key: Buffer.from(told.publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 1_024, publicExponent: 65_537n });
    expect(await testApi(db).client(zest).call(publicKey, {})).toMatchObject({ keySize: 2_048 });
    expect(await testApi(db, { encryption: options }).client(zest).call(publicKey, {})).toEqual(told);
  });

  test('a secret key has 42 characters and an expiry time; no two are equal', async () => {
    const ask = () => api.client(zest).call(secretKeys, {});
    const [one, other] = [await ask(), await ask()];
    expect([one.secretKey.length, one.secretKey === other.secretKey]).toEqual([SECRET_KEY.length, false]);
    expect(one.secretKey.slice(-16)).not.toBe(other.secretKey.slice(-16));
    expect(one.expireTime - one.currentTimeMillis).toBeGreaterThan(3_500_000);
    expect(Math.abs(one.currentTimeMillis - Date.now())).toBeLessThan(60_000);
  });
});

describe('an encrypted request', () => {
  test('is decrypted unchanged by the server, and its response by the browser', async () => {
    const sent = await sealedLogin(browserOf(api, zest));
    for (const secret of [LOGIN.email, LOGIN.password]) expect(sent.body).not.toContain(secret);
    const { body, seal } = await open(sent);
    expect(body).toEqual(LOGIN);
    const answer = { success: true, data: { validKey: 'ก-key', user: { email: 'a@b', nickname: 'Mali' } } };
    const sealed = seal(answer);
    expect(JSON.parse(sealed.body)).toMatchObject({ data: { user: { nickname: 'Mali' } } });
    expect(sealed.body).not.toMatch(/ก-key|a@b/);
    expect(JSON.parse(await sent.open(sealed.header, sealed.body))).toEqual(answer);
    const changed = [
      { header: sealed.header, body: sealed.body.replace('Mali', 'Mila') },
      { header: seal({}).header, body: sealed.body },
      { header: btoa('{}'), body: sealed.body },
      { header: '', body: sealed.body },
    ];
    for (const { header, body } of changed)
      await expect(sent.open(header, body)).rejects.toMatchObject({ message: 'Decryption failed' });
    const other = await sealedLogin(browserOf(api, zest));
    await expect(other.open(sealed.header, sealed.body)).rejects.toThrow('Decryption failed');
  });

  test('[X13] can be decrypted by node:crypto', async () => {
    const fetched = api.client(zest);
    const { secretKey, ...rest } = await fetched.call(secretKeys, {});
    const call = async (endpoint: { id: string }) =>
      endpoint.id === secretKeys.id ? { secretKey, ...rest } : fetched.call(publicKey, {});
    const browser = browserOf({ client: () => ({ call }) as unknown as typeof fetched }, zest);
    const { body } = await sealedLogin(browser);
    const { key, iv } = cipherKeyOf(secretKey, options.suffix);
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    const { password } = JSON.parse(body) as typeof LOGIN;
    expect(decipher.update(password, 'base64', 'utf8') + decipher.final('utf8')).toBe(LOGIN.password);
  });

  test('is accepted once, in whichever process, also when sent a hundred times concurrently', async () => {
    const sent = await sealedLogin(browserOf(api, zest));
    const elsewhere = createFieldEncryption(db, api.clock.now, options);
    const openings = Array.from({ length: 100 }, (_, i) =>
      (i % 2 ? server : elsewhere).open(request(), sent.body, sent.header, zest.id),
    );
    const results = await Promise.allSettled(openings);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refused);
  });

  test('is valid for five minutes, before and after its time', async () => {
    const late = await sealedLogin(browserOf(api, zest));
    api.clock.set(ENCRYPTION_WINDOW_MS + 5_000);
    await expect(open(late)).rejects.toMatchObject(refused);
    const early = await sealedLogin(browserOf(api, zest));
    api.clock.set(-10_000);
    await expect(open(early)).rejects.toMatchObject(refused);
    api.clock.set(ENCRYPTION_WINDOW_MS - 10_000);
    expect(await open(late)).toMatchObject({ body: LOGIN });
  });

  test('is remembered for as long as it could be replayed, and no longer', async () => {
    await db.delete(openedRequests);
    await open(await sealedLogin(browserOf(api, zest)));
    api.clock.set(2 * ENCRYPTION_WINDOW_MS - 30_000);
    await open(await sealedLogin(browserOf(api, zest)));
    expect(await db.select().from(openedRequests)).toHaveLength(2);
    api.clock.set(2 * ENCRYPTION_WINDOW_MS + 30_000);
    await open(await sealedLogin(browserOf(api, zest)));
    expect(await db.select().from(openedRequests)).toHaveLength(2);
  });

  test('with an expired key, or a key that isn’t ours, is refused', async () => {
    const fetched = api.client(zest);
    const known = await fetched.call(secretKeys, {});
    /** A browser that keeps using this key, whatever the time. */
    const insisting = (secretKey: string) => {
      const call = async (endpoint: { id: string }) =>
        endpoint.id === secretKeys.id
          ? { secretKey, expireTime: Date.now() + 1e9, currentTimeMillis: api.clock.now() }
          : fetched.call(publicKey, {});
      return browserOf({ client: () => ({ call }) as unknown as typeof fetched }, zest);
    };
    const end = known.expireTime - Date.now() + ENCRYPTION_WINDOW_MS;
    api.clock.set(end - 30_000);
    expect(await open(await sealedLogin(insisting(known.secretKey)))).toMatchObject({ body: LOGIN });
    api.clock.set(end + 1_000);
    await expect(open(await sealedLogin(insisting(known.secretKey)))).rejects.toMatchObject(refused);
    api.clock.set(0);
    for (const invented of [
      'x'.repeat(42),
      `${known.secretKey.slice(0, -1)}~`,
      known.secretKey.replace(/^./, 'z'),
    ])
      await expect(open(await sealedLogin(insisting(invented)))).rejects.toMatchObject(refused);
  });

  test.each([
    ['at another tenant', (sent: Message) => open(sent, request(), guide.id)],
    ['by another caller', (sent: Message) => open(sent, request('Bearer other'))],
    ['at another call', (sent: Message) => open(sent, request('', new URL('/api/x', LOGIN_URL)))],
    ['with a query', (sent: Message) => open(sent, request('', new URL('?a=1', LOGIN_URL)))],
    ['by another method', (sent: Message) => open(sent, request('', LOGIN_URL, 'PUT'))],
  ])('is refused %s', async (_, opening) => {
    const sent = await sealedLogin(browserOf(api, zest));
    await expect(opening(sent)).rejects.toMatchObject(refused);
    expect(await open(sent)).toMatchObject({ body: LOGIN });
  });
});

describe('a tag', () => {
  test('has one spelling: a request already accepted isn’t accepted with another one', async () => {
    const sent = await sealedLogin(browserOf(api, zest));
    const header = JSON.parse(atob(sent.header)) as { tag: string };
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    // The last digit before the padding has two unused bits.
    const tag = header.tag.replace(/(.)=$/, (_, digit) => `${digits[digits.indexOf(digit) + 1]}=`);
    expect([tag === header.tag, Buffer.from(tag, 'base64')]).toEqual([
      false,
      Buffer.from(header.tag, 'base64'),
    ]);
    await open(sent);
    const respelled = { header: encodeHeader({ ...header, tag }), body: sent.body };
    await expect(open(respelled)).rejects.toMatchObject(refused);
  });
});

test('only secret fields are decrypted, even with a valid tag', async () => {
  const fetched = api.client(zest);
  const { secretKey } = await fetched.call(secretKeys, {});
  const { publicKey: spki, keySuffix } = await fetched.call(publicKey, {});
  const cipher = createCipher(secretKey, keySuffix);
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const wrapped = publicEncrypt({ key, oaepHash: 'sha256' }, Buffer.from(secretKey)).toString('base64');
  const sealed = (bodyPaths: string[], content: object): Message => {
    changeFields(content, bodyPaths, cipher.encrypt);
    const body = JSON.stringify(content);
    const nonce = randomBytes(16).toString('hex');
    const header = { secretKey: wrapped, bodyPaths, time: api.clock.now(), nonce };
    const message = {
      direction: 'request' as const,
      method: 'POST',
      url: LOGIN_URL,
      authorization: '',
      body,
    };
    return { header: encodeHeader({ ...header, tag: cipher.tag(taggedText(header, message)) }), body };
  };
  const content = { user: { ...LOGIN }, note: 'x' };
  expect(await open(sealed(['user.email'], structuredClone(content)))).toMatchObject({ body: content });
  await expect(open(sealed(['user.email', 'note'], structuredClone(content)))).rejects.toMatchObject(refused);
});

test('the API’s response is the same for every failure, and a call without secrets accepts no encryption', async () => {
  const { pathname } = LOGIN_URL;
  const sent = await sealedLogin(browserOf(api, zest));
  const brands = new URL(`/api${homeBrands.path}`, LOGIN_URL);
  const plain = { method: 'POST', url: brands, authorization: '', body: '{}' };
  const undeclared = await browserOf(api, zest).seal(plain);
  const send = (headers: Record<string, string>, body = sent.body, path = pathname) =>
    api.send(zest, path.replace('/api', ''), { method: 'POST', headers, body });
  const answers = await Promise.all([
    send({ Encryption: '' }),
    send({ Encryption: 'x' }),
    send({ Encryption: sent.header }, `${sent.body} `),
    send({ Encryption: sent.header }, '{'),
    send({ Encryption: undeclared.header }, undeclared.body, brands.pathname),
  ]);
  const shapes = new Set(await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`)));
  expect([...shapes]).toEqual([
    '400 {"success":false,"code":"DECRYPTION_FAILED","message":"ถอดรหัสไม่สำเร็จ","data":null}',
  ]);
});
