import type { Page } from 'playwright/test';
import type { Tenant } from '#schemas/tenant.ts';
import { readRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { openProvider } from '../support/login-provider.ts';
import { journal } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { dialog, enterCode, LOGIN_SECRETS, someEmail, somePhone, test } from './account-kit.ts';
import { DESKTOP } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, origin } from './test.ts';

const PASSWORD = 'mango1234';

test.use({ ...DESKTOP, expectedErrors: /status of (401|422)/ });

/** Changes the tenant's settings, as a deployment would. */
async function configure(server: RunningServer, settings: Partial<Tenant>) {
  const change = 'update tenants set settings = settings || $1::jsonb where id = $2';
  await readRows(server, change, [JSON.stringify(settings), 'zest']);
  await readRows(server, 'select pg_notify($1, $2)', ['talat_purge', 'tenants']);
}

async function signOut(page: Page) {
  await page.getByTestId('sign-out').click();
  await expect(page.getByTestId('sign-in')).toBeVisible();
}

test('[U1] every sign-in method: codes arrive by mail server, other providers return to the page where the visitor was, and a disabled method has no button', async ({
  page,
  server,
  mail,
}) => {
  const codes = { server, mail };
  const phone = somePhone();
  const email = someEmail();
  const site = origin(server, 'zest');
  const clients = (['line', 'google'] as const).map((provider) => ({
    clientId: `zest-${provider}`,
    secret: LOGIN_SECRETS[`zest:${provider}`],
    provider,
    origin: site,
  }));
  const provider = await openProvider(clients);
  const loginSwitch = { mobile: true, email: true, code: true, firebase: false, line: true };
  try {
    const loginProviders = {
      line: provider.settings('zest-line'),
      google: provider.settings('zest-google'),
    };
    await configure(server, { loginProviders, loginSwitch, siteOrigin: site });
    const since = Date.now();
    const at = (path: string) => `${site}${path}`;
    const button = (name: string) => dialog(page).getByTestId(`login-${name}`);
    // The settings reach the process by a notification.
    const waitForButtons = (hasLine: boolean) =>
      expect(async () => {
        await page.goto(at('/en/profile'));
        await hydrated(page);
        await page.getByTestId('sign-in').click();
        await expect(button('google')).toBeVisible({ timeout: 5_000 });
        await expect(button('line')).toHaveCount(hasLine ? 1 : 0, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });

    await waitForButtons(true);
    await dialog(page).getByRole('button', { name: 'Create an account' }).click();
    await page.getByTestId('contact').fill(email);
    await enterCode(page, codes, email);
    await page.getByTestId('new-password').fill(PASSWORD);
    await page.getByTestId('repassword').fill(PASSWORD);
    await page.getByTestId('submit').click();
    await expect(dialog(page)).toHaveCount(0);
    await signOut(page);

    const bind = `update member_credentials set country_code = '66', mobile = $2 where email = $1`;
    await readRows(server, bind, [email, phone.slice(1)]);
    for (const name of [email, phone]) {
      await page.getByTestId('sign-in').click();
      await page.getByTestId('contact').fill(name);
      await dialog(page).getByRole('button', { name: 'With password' }).click();
      await page.getByTestId('password').fill(PASSWORD);
      await page.getByTestId('submit').click();
      await expect(page.getByTestId('form-profile')).toBeVisible();
      await signOut(page);
    }

    await page.getByTestId('sign-in').click();
    await page.getByTestId('contact').fill(email);
    await enterCode(page, codes, email);
    await page.getByTestId('submit').click();
    await expect(page.getByTestId('form-profile')).toBeVisible();
    await signOut(page);

    // Google has verified the address: the account asks for its own password once, then Google opens it.
    provider.state.person = { sub: 'g1', email, email_verified: true };
    await page.goto(at('/en/security?from=google'));
    await button('google').click();
    // The dialog that the visitor left for Google has the same button.
    await expect(dialog(page)).toContainText('There is an account here for you already');
    await dialog(page).getByRole('button', { name: 'With password' }).click();
    await page.getByTestId('contact').fill(email);
    await page.getByTestId('password').fill(PASSWORD);
    await page.getByTestId('submit').click();
    await expect(page.getByTestId('linked-google')).toContainText('Linked');
    expect(page.url()).toBe(at('/en/security?from=google'));
    await page.getByTestId('sign-out-everywhere').click();
    await page.getByTestId('sign-in').click();
    await button('google').click();
    await expect(page.getByTestId('row-email')).toContainText(email);
    await page.getByTestId('linked-google').getByRole('button').click();
    await expect(page.getByTestId('linked-google')).toContainText('Not linked');
    await page.getByTestId('sign-out-everywhere').click();
    await expect(page.getByTestId('sign-in')).toBeVisible();

    // The heart that a guest pressed is set after the provider's return and the new account.
    provider.state.person = { sub: 'U1', name: 'Mali of LINE' };
    const { json } = await sendJson(server.port, 'zest', '/api/saas-search-service/feeds/deals?size=1');
    await page.goto(at(`/en/content/${json.data.content[0].code}`));
    await hydrated(page);
    const heart = page.getByTestId('member-bar').getByTestId('favorite');
    await heart.click();
    await button('line').click();
    await page.getByTestId('provider-register').click();
    await expect(heart).toHaveAttribute('data-state', 'on');
    await page.goto(at('/en/profile'));
    await expect(page.getByTestId('nickname')).toHaveValue('Mali of LINE');
    await signOut(page);

    const ways = [
      'registerByEmail',
      'loginByEmail',
      'loginByMobile',
      'loginByCode',
      'loginByEmail',
      'linkProvider',
      'registerByProvider',
    ];
    const called = async () => (await journal(server, since)).map(({ endpoint }) => String(endpoint));
    await expect.poll(async () => (await called()).filter((name) => ways.includes(name))).toEqual(ways);
    expect(await readRows(server, 'select id from outbox where destination = $1', [email])).toEqual([]);

    // A response without a matching request here signs nobody in.
    await page.goto(at('/api/saas-user-service/user/login/provider/line/return?code=x&state=forged'));
    await expect(page.getByTestId('provider-failure')).toBeVisible();
    await expect(page).toHaveURL(at('/'));

    await configure(server, { loginSwitch: { ...loginSwitch, line: false } });
    await waitForButtons(false);
  } finally {
    await configure(server, { loginSwitch: { ...loginSwitch, firebase: false, line: false } });
    await provider.close();
  }
});
