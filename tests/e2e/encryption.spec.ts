import { journal } from '../support/rig.ts';
import { DESKTOP } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ...DESKTOP, expectedErrors: /status of 4\d\d/ });

test('[N11] [N12] a login’s secrets leave the browser encrypted, under one key until it ends', async ({
  page,
  server,
}) => {
  const since = Date.now();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  const hasCipher = () => scripts.some((script) => script.includes('decryptBlock'));
  await page.goto('/en/favorites');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByTestId('contact').fill('nobody@example.com');
  await page.getByTestId('password').fill('Secret1234');
  expect(hasCipher()).toBe(false);

  const logins = async () =>
    (await journal(server, since)).filter(({ endpoint }) => endpoint === 'loginByEmail');
  for (const count of [1, 2]) {
    await page.getByTestId('submit').click();
    await expect.poll(async () => (await logins()).filter(({ status }) => status > 0).length).toBe(count);
    await expect(page.getByTestId('submit')).toHaveAttribute('aria-busy', 'false');
  }
  for (const { body, status, headers } of await logins()) {
    expect(body).not.toMatch(/nobody|example|Secret1234/);
    expect(status).toBe(422);
    expect(JSON.parse(atob(headers.encryption ?? '')).bodyPaths.toSorted()).toEqual(['email', 'password']);
  }
  const keys = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'secretKeys');
  expect(keys).toHaveLength(1);
  expect(hasCipher()).toBe(true);
  const stored = await page.evaluate(() => localStorage.getItem('secret-key'));
  expect(JSON.parse(stored ?? '').secretKey).toHaveLength(42);
});
