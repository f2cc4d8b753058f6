import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openProvider } from '../support/login-provider.ts';
import { OWNER } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-US', ownContext: true, expectedErrors: /status of 401/ });

/** A port that nothing listens on, since the provider has to know the site's address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('an operator signs in at the company’s provider, and another of its people is refused', {
  tag: '@all',
}, async ({ page, startOwn }) => {
  const port = await freePort();
  const origin = `http://zest.localhost:${port}`;
  const client = { clientId: 'talat', secret: 'a secret of the tests' };
  const redirectUri = `${origin}/api/operator-auth/callback/company`;
  const provider = await openProvider([{ ...client, redirectUri }]);
  await startOwn({
    PORT: String(port),
    OPERATOR_OIDC_ISSUER: provider.issuer,
    OPERATOR_OIDC_CLIENT_ID: client.clientId,
    OPERATOR_OIDC_CLIENT_SECRET: client.secret,
    OPERATOR_OIDC_NAME: 'Acme',
  });
  const press = async () => {
    await page.goto(`${origin}/editor/sign-in`);
    await page.getByRole('button', { name: 'Sign in with Acme' }).click();
  };

  provider.state.person = { sub: 'b', email: 'nobody@zest.example', email_verified: true };
  await press();
  await expect(page.getByTestId('sign-in').getByRole('alert')).toContainText('Acme didn’t sign you in');

  await page.context().clearCookies();
  provider.state.person = { sub: 'a', email: OWNER, email_verified: true };
  await press();
  await page.waitForURL(`${origin}/editor`);
  await expect(page.getByTestId('page-table')).toBeVisible();
  await provider.close();
});
