import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { cipherKeyOf, encodeHeader } from '#schemas/field-encryption.ts';
import { sendJson } from '../support/http.ts';
import { journal } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP } from './devices.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ...DESKTOP, expectedErrors: /status of 4\d\d/ });

const CALL = {
  tenant: 'zest',
  headers: {
    'accept-language': 'en',
    platform: 'Web',
    'ccaop-x-d': expect.stringMatching(/^[0-9a-f]{32}$/),
    'user-pseudo-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  },
  body: '',
  status: 200,
};
const LOGIN = { email: 'nobody@example.com', password: 'Secret1234' };

async function keySuffix(server: RunningServer): Promise<string> {
  const path = '/api/saas-integration-service/secret-keys/public-key';
  return (await sendJson(server.port, 'zest', path)).json.data.keySuffix;
}

test('[N11] [N12] [CALL84] [CALL85] a login’s secrets leave the browser encrypted, with one key until it expires', async ({
  page,
  server,
}) => {
  const since = Date.now();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login/emailLogin')) sent.push(request.postData() ?? '');
  });
  const hasCipher = () => scripts.some((script) => script.includes('decryptBlock'));
  await page.goto('/en/favorites');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByTestId('contact').fill(LOGIN.email);
  await page.getByRole('button', { name: 'With password' }).click();
  await page.getByTestId('password').fill(LOGIN.password);
  expect(hasCipher()).toBe(false);

  const callsOf = async (...ids: string[]) =>
    (await journal(server, since)).filter(
      ({ endpoint = '', origin }) => origin === 'browser' && ids.includes(endpoint),
    );
  for (const count of [1, 2]) {
    await page.getByTestId('submit').click();
    await expect
      .poll(async () => (await callsOf('loginByEmail')).filter(({ status }) => status > 0).length)
      .toBe(count);
    await expect(page.getByTestId('submit')).toHaveAttribute('aria-busy', 'false');
  }
  for (const { status, headers } of await callsOf('loginByEmail')) {
    expect(status).toBe(422);
    expect(JSON.parse(atob(headers.encryption ?? '')).bodyPaths.toSorted()).toEqual(['email', 'password']);
  }
  const path = '/api/saas-integration-service/secret-keys';
  expect(await callsOf('secretKeys')).toMatchObject([{ ...CALL, method: 'GET', path }]);
  expect(await callsOf('publicKey')).toMatchObject([{ ...CALL, method: 'GET', path: `${path}/public-key` }]);
  expect(hasCipher()).toBe(true);

  // The request as sent: nothing in plain text, and node:crypto decrypts the entered values.
  const stored = await page.evaluate(() => localStorage.getItem('secret-key'));
  const { secretKey } = JSON.parse(stored ?? '');
  expect(secretKey).toHaveLength(42);
  const { key, iv } = cipherKeyOf(secretKey, await keySuffix(server));
  expect(sent).toHaveLength(2);
  for (const body of sent) {
    expect(body).not.toMatch(/nobody|example|Secret1234/);
    const plain = Object.entries<string>(JSON.parse(body)).map(([name, value]) => {
      const decipher = createDecipheriv('aes-256-cbc', key, iv);
      return [name, decipher.update(value, 'base64', 'utf8') + decipher.final('utf8')];
    });
    expect(Object.fromEntries(plain)).toEqual(LOGIN);
  }
});

test('[N10] fields named by a response’s header are decrypted and shown in plain text', async ({
  page,
  server,
}) => {
  const secretKey = randomBytes(32).toString('base64url').slice(0, 42);
  const { key, iv } = cipherKeyOf(secretKey, await keySuffix(server));
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const nickname = cipher.update('มะลิ ๒๕', 'utf8', 'base64') + cipher.final('base64');
  const header = encodeHeader({ secretKey, bodyPaths: ['data.nickname'] });
  await page.route('**/getWithExtInfoById*', async (route) => {
    const { authorization = '' } = route.request().headers();
    const path = new URL(route.request().url()).pathname;
    const { json } = await sendJson(server.port, 'zest', path, { headers: { authorization } });
    json.data.nickname = nickname;
    await route.fulfill({ json, headers: { Encryption: header } });
  });
  await signIn(page, server, 'secretive');
  await page.goto('/en/profile');
  await expect(page.getByTestId('nickname')).toHaveValue('มะลิ ๒๕');
});
