import { expect, test } from 'vitest';
import { loginByEmail } from '#schemas/api/account.ts';
import { SECRET_KEY } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../api/api.fixtures.ts';
import type { JournalEntry } from '../api/debug/journal.ts';
import { createTestRig } from '../api/debug/rig.ts';
import { createClock } from '../clock.ts';
import { accountKit } from '../members/accounts.fixtures.ts';
import { encryptingClient } from './encryption.fixtures.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
const clock = createClock();
const testRig = createTestRig({ clock, purgePages: async () => undefined, db });
const api = testApi(db, { clock, testRig });
const client = (tenant: typeof zest, headers = {}) => encryptingClient(api, tenant, headers);
const kit = accountKit({ ...api, clock, client }, [zest]);

test('[N11] whoever signs up and in sends no secret as it is, and the server reads what was written', async () => {
  const [email, password] = ['mali@example.com', 'mango1234'];
  await kit.signUp(zest, email, password);
  const app = client(zest, { platform: 'App' });
  expect(await app.call(loginByEmail, { body: { email, password } })).toMatchObject({
    token: expect.any(String),
  });
  const wrong = app.call(loginByEmail, { body: { email, password: 'mango4321' } });
  await expect(wrong).rejects.not.toMatchObject({ code: 'DECRYPTION_FAILED' });

  const { data } = await (await api.send(zest, '/__debug/requests')).json();
  const calls = (data as JournalEntry[]).filter(({ method }) => method === 'POST');
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([
    ...['sendAuthCode', 'verifyAuthCode', 'registerByEmail', 'loginByEmail', 'loginByEmail'],
  ]);
  for (const { body, headers } of calls) {
    expect(body).not.toMatch(/mali|example|mango/);
    const { secretKey, bodyPaths } = JSON.parse(atob(headers.encryption ?? ''));
    expect(bodyPaths.length).toBeGreaterThan(0);
    expect(secretKey.length).toBeGreaterThan(SECRET_KEY.length);
  }
});
