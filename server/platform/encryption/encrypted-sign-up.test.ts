import { expect, test } from 'vitest';
import { loginByEmail } from '#schemas/api/account.ts';
import { SECRET_KEY } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { accountKit } from '../../domain/members/accounts.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { endpointAt } from '../../edge/api/endpoint-at.ts';
import { encryptingClient } from './encryption.fixtures.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
/** Requests with a body exactly as sent, before any redaction. */
const sent: { id: string | undefined; body: string; encryption: string }[] = [];
const api = testApi(db, {
  testRig: (answer) => async (request, caller) => {
    const { method, headers } = request;
    const id = endpointAt(method, new URL(request.url).pathname)?.id;
    const body = await request.clone().text();
    if (method !== 'GET') sent.push({ id, body, encryption: headers.get('encryption') ?? '' });
    return answer(request, caller);
  },
});
const client = (tenant: typeof zest, headers = {}) => encryptingClient(api, tenant, headers);
const kit = accountKit({ ...api, client }, [zest]);

test('[N11] sign-up and sign-in send no secret in plain text, and the server reads the original values', async () => {
  const [email, password] = ['mali@example.com', 'mango1234'];
  await kit.signUp(zest, email, password);
  const app = client(zest, { platform: 'App' });
  expect(await app.call(loginByEmail, { body: { email, password } })).toMatchObject({
    token: expect.any(String),
  });
  const wrong = app.call(loginByEmail, { body: { email, password: 'mango4321' } });
  await expect(wrong).rejects.not.toMatchObject({ code: 'DECRYPTION_FAILED' });

  expect(sent.map(({ id }) => id)).toEqual([
    'sendAuthCode',
    'verifyAuthCode',
    'registerByEmail',
    'loginByEmail',
    'loginByEmail',
  ]);
  for (const { body, encryption } of sent) {
    expect(body).not.toMatch(/mali|example|mango/);
    const { secretKey, bodyPaths } = JSON.parse(atob(encryption));
    expect(bodyPaths.length).toBeGreaterThan(0);
    expect(secretKey.length).toBeGreaterThan(SECRET_KEY.length);
  }
});
