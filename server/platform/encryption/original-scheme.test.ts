import { constants, createCipheriv, createPublicKey, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { loginByEmail } from '#schemas/api/account.ts';
import { publicKey, secretKeys } from '#schemas/api/integration.ts';
import { cipherKeyOf, encodeHeader } from '#schemas/field-encryption.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { accountKit } from '../../domain/members/accounts.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';

const old = tenantFixture('old', { takesOriginalEncryption: true });
const zest = tenantFixture('zest');
const rig = await openTestApi([old, zest]);
const app = { platform: 'App' };
const LOGIN = { email: 'mali@example.com', password: 'mango1234' };

/**
 * A login by an app of the original scheme: fields encrypted with the secret key, which is wrapped with the public
 * key.
 */
async function login(tenant: Tenant, over: object = {}, change = (body: string) => body) {
  const { secretKey } = await rig.client(tenant, app).call(secretKeys, {});
  const wrapping = await rig.client(old, app).call(publicKey, {});
  const { key, iv } = cipherKeyOf(secretKey, wrapping.keySuffix);
  const encrypted = (text: string) => {
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
  };
  const wrapped = publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(wrapping.publicKey, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(secretKey),
  );
  const header = { secretKey: wrapped.toString('base64'), bodyPaths: ['email', 'password'], ...over };
  const body = JSON.stringify({ email: encrypted(LOGIN.email), password: encrypted(LOGIN.password) });
  const headers = { ...app, 'Content-Type': 'application/json', Encryption: encodeHeader(header) };
  const response = await rig.send(tenant, loginByEmail.path, { method: 'POST', headers, body: change(body) });
  return { answer: await response.json(), encryption: response.headers.get('Encryption'), wrapping };
}

test('[N13] an app of the original scheme can sign in if the tenant allows it: 1024 bits, only key and paths', async () => {
  await accountKit(rig, [old]).signUp(old, LOGIN.email, LOGIN.password);
  const { answer, encryption, wrapping } = await login(old);
  expect(wrapping).toMatchObject({ keySize: 1_024, exponent: '010001' });
  expect(answer).toMatchObject({ success: true, data: { token: expect.any(String) } });
  expect(encryption).toBeNull();
});

test('browsers of the same tenant, and other tenants’ apps, keep using the longer key', async () => {
  for (const api of [rig.client(old), rig.client(zest, app)])
    expect(await api.call(publicKey, {})).toMatchObject({ keySize: 2_048 });
});

test.each([
  ['at a tenant that doesn’t allow it', () => login(zest)],
  ['with an additional field', () => login(old, { time: Date.now() })],
  [
    'with the path of a field that isn’t secret',
    () => login(old, { bodyPaths: ['email', 'password', 'source'] }),
  ],
  ['with a key that isn’t ours', () => login(old, { secretKey: btoa('x'.repeat(128)) })],
  ['with fields that aren’t encrypted', () => login(old, {}, () => JSON.stringify(LOGIN))],
])('%s it is refused with the same error', async (_, send) => {
  expect((await send()).answer).toMatchObject({ success: false, code: 'DECRYPTION_FAILED' });
});
