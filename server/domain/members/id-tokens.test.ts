import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { openIssuer } from './id-tokens.fixtures.ts';
import { createIdTokenVerifier } from './id-tokens.ts';

const firebase = await openIssuer('RS256', 'zest-app');
const line = await openIssuer('ES256', '2000000001');
const foreign = await openIssuer('RS256', 'guide-app');
const verify = createIdTokenVerifier(Date.now);

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1_000);
const claims = {
  iss: firebase.issuer.issuer,
  aud: firebase.issuer.audience,
  sub: 'somebody',
  iat: now,
  exp: now + 3_600,
};
const header = { alg: 'RS256', kid: 'zest-app-key' };
const good = await firebase.token();
const [head = '', payload = '', signature = ''] = good.split('.');
const stranger = await generateKeyPair('RS256');
const hmac = (key: string | Buffer) => {
  const signed = `${base64({ ...header, alg: 'HS256' })}.${base64(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
};

test('a token gives its subject, and the email address only when it is verified', async () => {
  expect(await verify('firebase', firebase.issuer, good)).toEqual({ subject: 'somebody' });
  const mail = { email: 'Mali@Test.example', name: 'Mali' };
  const proved = await firebase.token({ ...mail, email_verified: true });
  expect(await verify('firebase', firebase.issuer, proved)).toMatchObject({
    email: 'mali@test.example',
    name: 'Mali',
  });
  for (const email_verified of [false, 'true', undefined]) {
    const claimed = await firebase.token({ ...mail, email_verified });
    expect((await verify('firebase', firebase.issuer, claimed)).email).toBeUndefined();
  }
  const ofLine = await line.token({ ...mail, email_verified: true });
  expect((await verify('line', line.issuer, ofLine)).email).toBeUndefined();
});

test('a token for several audiences is taken if its party is ours', async () => {
  const several = { aud: ['guide-app', 'zest-app'], azp: 'zest-app' };
  for (const over of [several, { aud: ['zest-app'] }, { azp: 'zest-app' }])
    expect(await verify('firebase', firebase.issuer, await firebase.token(over))).toEqual({
      subject: 'somebody',
    });
});

const signed = (over: JWTPayload, head: Record<string, unknown> = {}) => firebase.token(over, head);
const forgeries: [string, string | Promise<string>][] = [
  ['nothing', ''],
  ['no token', 'x.y.z'],
  ['two parts', `${head}.${payload}`],
  ['no algorithm', `${base64({ alg: 'none' })}.${base64(claims)}.`],
  ['no algorithm, in capitals', `${base64({ ...header, alg: 'NONE' })}.${base64(claims)}.${signature}`],
  ['no signature', `${head}.${payload}.`],
  ['HS256 with the public key as PEM', hmac(await exportSPKI(firebase.publicKey))],
  ['HS256 with the public key as JWK', hmac(JSON.stringify(firebase.jwk))],
  ['HS256 with the modulus', hmac(Buffer.from(firebase.jwk.n ?? '', 'base64url'))],
  ['HS256 with an empty key', hmac('')],
  ['an unknown key', firebase.token({}, {}, stranger.privateKey)],
  ['a key inside the token', firebase.token({}, { jwk: foreign.jwk, kid: 'own' }, foreign.privateKey)],
  [
    'a key at a URL in the token',
    firebase.token({}, { jku: foreign.issuer.jwksUrl, kid: 'guide-app-key' }, foreign.privateKey),
  ],
  ['an unknown key id', signed({}, { kid: 'another' })],
  ['other claims with the signature', `${head}.${base64({ ...claims, sub: 'admin' })}.${signature}`],
  ['another header with the signature', `${base64({ ...header, typ: 'x' })}.${payload}.${signature}`],
  ['another issuer', signed({ iss: 'https://evil.example' })],
  ['no issuer', signed({ iss: undefined })],
  ['another audience', signed({ aud: 'guide-app' })],
  ['no audience', signed({ aud: undefined })],
  ['several audiences and no party', signed({ aud: ['zest-app', 'guide-app'] })],
  ['our audience twice and no party', signed({ aud: ['zest-app', 'zest-app'] })],
  ['several audiences and another party', signed({ aud: ['zest-app', 'guide-app'], azp: 'guide-app' })],
  ['another party', signed({ azp: 'guide-app' })],
  ['an empty party', signed({ azp: '' })],
  ['a party that isn’t a string', signed({ azp: ['zest-app'] })],
  ['run out', signed({ iat: now - 3_500, exp: now - 10 })],
  ['no end', signed({ exp: undefined })],
  ['an expiry time that isn’t a number', signed({ exp: 'never' as unknown as number })],
  ['not valid yet', signed({ nbf: now + 600 })],
  ['from the future', signed({ iat: now + 600 })],
  ['older than an hour', signed({ iat: now - 7_200, exp: now + 7_200 })],
  ['no time of issue', signed({ iat: undefined })],
  ['no subject', signed({ sub: undefined })],
  ['an empty subject', signed({ sub: '' })],
  ['a subject that isn’t a string', signed({ sub: 7 as unknown as string })],
  [
    'an unknown critical extension',
    signed({}, { crit: ['x'], x: 1 }).catch(
      () => `${base64({ ...header, crit: ['x'], x: 1 })}.${payload}.${signature}`,
    ),
  ],
  ['another tenant’s project', foreign.token()],
  [
    'another tenant’s project for this audience',
    foreign.token({ iss: firebase.issuer.issuer, aud: 'zest-app' }),
  ],
  ['another provider’s', line.token()],
];

describe('a forged or foreign token is refused:', () => {
  test.each(forgeries)('%s', async (_, token) => {
    await expect(verify('firebase', firebase.issuer, await token)).rejects.toMatchObject({
      code: 'ID_TOKEN_REFUSED',
    });
  });

  test('and there are more than 25 of them', () => {
    expect(forgeries.length).toBeGreaterThanOrEqual(25);
  });
});

test('another provider’s algorithm is refused, even with the right key', async () => {
  await expect(verify('line', { ...firebase.issuer }, good)).rejects.toMatchObject({
    code: 'ID_TOKEN_REFUSED',
  });
});

describe('the issuer’s keys', () => {
  test('are fetched once for many tokens, and not again for every unknown key', async () => {
    const { calls } = firebase.served;
    for (let i = 0; i < 20; i += 1) {
      await verify('firebase', firebase.issuer, good);
      const unknown = await signed({}, { kid: `unknown ${i}` });
      await expect(verify('firebase', firebase.issuer, unknown)).rejects.toThrow();
    }
    expect(firebase.served.calls - calls).toBe(0);
    expect(calls).toBe(1);
  });

  test.each([
    ['too large', JSON.stringify({ keys: [], padding: 'x'.repeat(70_000) })],
    ['no key set', '{"keys":7}'],
    ['no JSON', '<html>'],
  ])('an unusable key set (%s) counts as the issuer’s fault', async (_, body) => {
    const broken = await openIssuer('RS256', 'broken');
    broken.served.body = body;
    const token = await broken.token();
    await expect(verify('firebase', broken.issuer, token)).rejects.toMatchObject({ code: 'UPSTREAM' });
  });

  test('an unreachable key set counts as the issuer’s fault', async () => {
    const nowhere = { ...foreign.issuer, jwksUrl: 'http://127.0.0.1:1/keys' };
    await expect(verify('firebase', nowhere, await foreign.token())).rejects.toMatchObject({
      code: 'UPSTREAM',
    });
  });
});
