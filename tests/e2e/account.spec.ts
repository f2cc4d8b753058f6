import type { Page } from 'playwright/test';
import { reportEvents } from '#schemas/api/analytics.ts';
import { sendJson } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { accountCalls, dialog, enterCode, someEmail, somePhone, test } from './account-kit.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { signIn } from './people-kit.ts';
import { hydrated, pauseClock } from './story.ts';
import { darken, expect, inLanguage } from './test.ts';

const PASSWORD = 'mango1234';

test.use({ expectedErrors: /status of (401|422|429|503)|zest:/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
const submit = (page: Page) => page.getByTestId('submit').click();
const problems = (page: Page) => page.getByTestId('field-error').allTextContents();

const LOCAL_STORAGE = [
  'secret-key',
  'line-login-state',
  'search-history',
  'hide-download-guide-time',
  'recently_emoji',
  'started-app',
];
const COOKIES = [
  'user-token',
  'user-last-login',
  'i18next',
  'languages',
  'ccaop-x-d',
  'user-pseudo-id',
  'platform',
  'timezone',
];

/** Starts a login at a provider that doesn't respond. */
async function startLineLogin(page: Page, server: RunningServer) {
  const authorizeUrl = 'https://line.example/authorize';
  await page.route('**/login-switch', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = { terminalType: 'web' };
    const { json } = await sendJson(server.port, 'zest', pathname, { method: 'POST', body });
    json.data.providers = [{ provider: 'line' }];
    await route.fulfill({ json });
  });
  const started = { success: true, code: '200', message: '', data: { url: authorizeUrl } };
  await page.route('**/login/provider/start', (route) => route.fulfill({ json: started }));
  await page.route(authorizeUrl, (route) => route.fulfill({ status: 204 }));
  await open(page, '/profile');
  await page.getByTestId('sign-in').click();
  const asked = page.waitForRequest(authorizeUrl);
  await page.getByTestId('login-line').click();
  await asked;
  await page.unroute('**/login-switch');
}

/** Chooses a language, opens the app, dismisses its guide, searches, and begins a comment with an emoji. */
async function useShop(page: Page) {
  // In a window of its own, which keeps waiting for an app that isn't installed.
  const window = await page.context().newPage();
  await open(window, '/th/about-us');
  await window.getByTestId('download-guide').getByTestId('open-app').tap({ noWaitAfter: true });
  await expect.poll(() => window.evaluate(() => localStorage.getItem('started-app'))).toBe('true');
  await window.close();
  await open(page, '/');
  await page.getByTestId('download-guide-close').tap();
  const deal = await page.getByTestId('deal-card').getByRole('link').first().getAttribute('href');
  await page.getByTestId('search-input').first().fill('พัดลม');
  await page.getByTestId('search-input').first().press('Enter');
  await page.waitForURL(/\/search\?/);
  // The next page is opened after the search has been stored.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-history'))).toContain('พัดลม');
  await open(page, deal ?? '');
  const form = page.getByTestId('comment-form');
  await form.getByTestId('emoji').nth(2).click();
  await expect(form.getByRole('textbox')).toHaveValue('😂');
}

/** Names of the visit's analytics events from now on. */
async function watchEvents(page: Page): Promise<string[]> {
  const names: string[] = [];
  // Beacons show their bodies only to a route handler.
  await page.route(`**/api${reportEvents.path}?*`, async (route) => {
    const events = JSON.parse(route.request().postData() ?? '[]') as { eventName: string }[];
    names.push(...events.map(({ eventName }) => eventName));
    await route.continue().catch(() => undefined);
  });
  return names;
}

test.describe('in Thai on a phone', () => {
  test.use(PHONE);

  test('[U2] [U11] [U12] [U15] a member signs up by phone, uses the shop, logs in each way, binds an email address and deletes the account', async ({
    page,
    server,
    mail,
    context,
  }) => {
    const codes = { server, mail };
    const since = Date.now();
    const events = await watchEvents(page);
    const sessionCookies = async () =>
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => name.startsWith('user-') && name !== 'user-pseudo-id');
    const phone = somePhone();
    const email = someEmail();
    await startLineLogin(page, server);
    await dialog(page).getByRole('button', { name: 'สมัครสมาชิก' }).click();
    await page.getByTestId('contact').fill(phone);
    await enterCode(page, codes, phone);
    await page.getByTestId('new-password').fill(PASSWORD);
    await page.getByTestId('repassword').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('welcome')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    // A changed nickname is in review, and is still shown after a reload.
    await page.getByTestId('nickname').fill('มะลิ');
    await submit(page);
    await expect(page.getByTestId('auditing-nickname')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('nickname')).toHaveValue('มะลิ');
    await expectAccessible(page);

    await useShop(page);
    const stored = () => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(stored).toEqual(expect.arrayContaining(LOCAL_STORAGE));
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(cookies).toEqual(expect.arrayContaining(COOKIES));

    await open(page, '/profile');
    await expect.poll(() => events).toContain('user-login');
    await expect
      .poll(async () => (await sessionCookies()).toSorted())
      .toEqual(['user-last-login', 'user-token']);
    expect(events).not.toContain('user-logout');
    await page.getByTestId('sign-out').click();
    await expect(page.getByTestId('form-profile')).toHaveCount(0);
    await expect.poll(sessionCookies).toEqual([]);
    await expect.poll(() => events).toContain('user-logout');

    await page.getByTestId('sign-in').click();
    await page.getByTestId('contact').fill(phone);
    await dialog(page).getByRole('button', { name: 'ใช้รหัสผ่าน' }).click();
    await page.getByTestId('password').fill('wrong1234');
    await submit(page);
    await expect(page.getByTestId('field-error')).toHaveCount(1);
    await page.getByTestId('password').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('form-profile')).toBeVisible();

    await page.getByTestId('sign-out').click();
    await page.getByTestId('sign-in').click();
    await page.getByTestId('contact').fill(phone);
    await enterCode(page, codes, phone);
    await submit(page);
    await expect(page.getByTestId('form-profile')).toBeVisible();

    // Binds an email address after a proof by the phone.
    await open(page, '/security');
    await page.getByTestId('row-email').getByRole('button').click();
    await enterCode(page, codes, phone);
    await submit(page);
    await page.getByTestId('contact').fill(email);
    await enterCode(page, codes, email);
    await submit(page);
    await expect(page.getByTestId('row-email')).toContainText(email);
    await expectAccessible(page);

    // Deletes the account; signing in with it fails afterwards.
    await page.getByTestId('delete-account').click();
    await enterCode(page, codes, phone);
    await submit(page);
    await expect(page.getByTestId('form-delete').getByRole('alert')).toBeVisible();
    await page.getByTestId('is-meant').check();
    await submit(page);
    await page.getByTestId('sign-in').click();
    await page.getByTestId('contact').fill(email);
    await dialog(page).getByRole('button', { name: 'ใช้รหัสผ่าน' }).click();
    await page.getByTestId('password').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('field-error')).toHaveCount(1);

    expect(await accountCalls(server, since)).toEqual([
      'POST authcode/send authScene countryCode rcv rcvType',
      'POST authcode/send authScene rcv rcvType',
      'POST authcode/valid authCode authScene countryCode rcv rcvType sceneCode',
      'POST authcode/valid authCode authScene rcv rcvType sceneCode',
      'POST info/close/user authCode authScene countryCode rcv rcvType sceneCode',
      'POST info/logOut everywhere',
      'POST login/codeLogin countryCode mobile sceneCode smscode source',
      'POST login/emailLogin email password',
      'POST login/mobileLogin countryCode mobile password',
      'POST register/mobile password pwdRegister repassword source validKey',
      'PUT info/change/mobile-or-email email preValidKey validKey',
      'PUT info/updateUserInfo nickname',
    ]);
  });
});

test.describe('in English on a desktop', () => {
  test.use(DESKTOP);

  test('[U2] [U4] [U11] [X11] [X34] a member signs up by email where they were, gets a new password, changes email and password, and deletes the account', async ({
    page,
    server,
    mail,
  }) => {
    const codes = { server, mail };
    const since = Date.now();
    const email = someEmail();
    await page.clock.install();
    await open(page, '/en/security');
    await expect(dialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByTestId('contact').fill(email);
    await enterCode(page, codes, email);
    await page.getByTestId('new-password').fill(PASSWORD);
    await page.getByTestId('repassword').fill(PASSWORD);

    // The automatic login counts down from 3.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
    await submit(page);
    for (const seconds of [3, 2, 1]) {
      await expect(page.getByTestId('auto-login')).toContainText(String(seconds));
      await expect(dialog(page)).toBeVisible();
      await page.clock.runFor(1_000);
    }
    await page.clock.resume();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByTestId('row-email')).toContainText(email);
    expect(new URL(page.url()).pathname).toBe('/en/security');

    await page.getByTestId('sign-out-everywhere').click();
    await page.getByTestId('sign-in').click();
    await dialog(page).getByRole('button', { name: 'With password' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByTestId('contact').fill(email);
    await enterCode(page, codes, email);
    await page.getByTestId('new-password').fill('papaya5678');
    await page.getByTestId('repassword').fill('papaya5678');
    await submit(page);
    await expect(page.getByTestId('form-sign-in')).toBeVisible();
    await submit(page);
    await expect(page.getByTestId('row-email')).toContainText(email);

    // Binds another address after a proof by the old one; then the new one proves a change of the password.
    const next = someEmail();
    await page.getByTestId('row-email').getByRole('button').click();
    await enterCode(page, codes, email);
    await submit(page);
    await page.getByTestId('contact').fill(next);
    await enterCode(page, codes, next);
    await submit(page);
    await expect(page.getByTestId('row-email')).toContainText(next);
    await page.getByTestId('row-password').getByRole('button').click();
    await enterCode(page, codes, next);
    await page.getByTestId('new-password').fill('durian9012');
    await page.getByTestId('repassword').fill('durian9012');
    await submit(page);
    await expect(page.getByTestId('dialog-security')).toHaveCount(0);

    await page.getByTestId('sign-out-everywhere').click();
    await page.getByTestId('sign-in').click();
    await page.getByTestId('contact').fill(next);
    await dialog(page).getByRole('button', { name: 'With password' }).click();
    await page.getByTestId('password').fill('durian9012');
    await submit(page);
    await page.getByTestId('delete-account').click();
    await enterCode(page, codes, next);
    await page.getByTestId('is-meant').check();
    await submit(page);
    await expect(page.getByTestId('dialog-security')).toHaveCount(0);
    await page.getByTestId('sign-in').click();
    await dialog(page).getByRole('button', { name: 'With password' }).click();
    for (const gone of [email, next]) {
      await page.getByTestId('contact').fill(gone);
      await page.getByTestId('password').fill('durian9012');
      await submit(page);
      await expect(page.getByTestId('field-error')).toHaveCount(1);
    }
    expect(await accountCalls(server, since)).toEqual([
      'POST authcode/send authScene rcv rcvType',
      'POST authcode/valid authCode authScene rcv rcvType sceneCode',
      'POST info/close/user authCode authScene rcv rcvType sceneCode',
      'POST info/createPwd password repassword validKey',
      'POST info/logOut everywhere',
      'POST login/emailLogin email password',
      'POST login/resetPwd password repassword validKey',
      'POST login/resetPwd/ways validKey',
      'POST register/email password pwdRegister repassword source validKey',
      'PUT info/change/mobile-or-email email preValidKey validKey',
    ]);
  });

  test('[U5] passwords have 8 to 20 characters with a letter and a number, and must be typed twice alike', async ({
    page,
  }) => {
    await open(page, '/en/profile');
    await page.getByTestId('sign-in').click();
    await dialog(page).getByRole('button', { name: 'Create an account' }).click();
    const hint = 'Please use 8 to 20 characters with at least 1 letter and 1 number';
    for (const [password, repassword, expected] of [
      ['abcdef1', 'abcdef1', [hint]],
      ['abcdefgh', 'abcdefgh', [hint]],
      ['12345678', '12345678', [hint]],
      [`${'a'.repeat(20)}1`, `${'a'.repeat(20)}1`, [hint]],
      ['abcdefg1', 'abcdefg2', ['The passwords filled in twice are inconsistent']],
      [`${'a'.repeat(19)}1`, `${'a'.repeat(19)}1`, []],
      ['abcdefg1', 'abcdefg1', []],
    ] as const) {
      await page.getByTestId('new-password').fill(password);
      await page.getByTestId('repassword').fill(repassword);
      await submit(page);
      // The contact and the code are missing throughout.
      await expect.poll(() => problems(page)).toEqual(['Please enter', 'Please enter', ...expected]);
    }
  });

  test('[U3 resend] a code can be requested again after 60 seconds, not after 59', async ({
    page,
    server,
  }) => {
    await pauseClock(page);
    await open(page, '/en/profile');
    await page.getByTestId('sign-in').click();
    await page.clock.runFor(1_000);
    const email = someEmail();
    await page.getByTestId('contact').fill(email);
    await page.getByTestId('send-code').click();
    await expect(page.getByTestId('code-sent')).not.toBeEmpty();
    await page.clock.runFor(59_000);
    await expect(page.getByTestId('send-code')).toBeDisabled();
    await page.clock.runFor(1_000);
    await expect(page.getByTestId('send-code')).toBeEnabled();
    expect(server.log.some((line) => JSON.stringify(line).includes(email))).toBe(false);
  });
});

const WORDS = {
  th: {
    missing: 'กรุณากรอกข้อมูล',
    badPhone: 'กรุณากรอกเบอร์โทรศัพท์ให้ถูกต้อง',
    badEmail: 'กรุณากรอกอีเมลให้ถูกต้อง',
    wrongCode: 'รหัสไม่ถูกต้อง กรุณาลองอีกครั้ง',
  },
  en: {
    missing: 'Please enter',
    badPhone: 'Please enter the correct phone number',
    badEmail: 'Please enter the correct email',
    wrongCode: 'Wrong code, please try again',
  },
  id: {
    missing: 'Wajib diisi',
    badPhone: 'Masukkan nomor ponsel yang benar',
    badEmail: 'Masukkan email yang benar',
    wrongCode: 'Kode salah, silakan coba lagi',
  },
} as const;

for (const lang of ['th', 'en', 'id'] as const)
  test.describe(`in ${lang}`, () => {
    test.use(lang === 'en' ? DESKTOP : PHONE);

    test('a guest’s profile, the sign-in form and its problems are accessible at night', {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page }) => {
      await open(page, inLanguage(lang, '/profile'));
      await darken(page);
      await expectAccessible(page);
      await page.getByTestId('sign-in').click();
      await page.getByTestId('form-sign-in').waitFor();
      await expectAccessible(page);
      await submit(page);
      await expect.poll(() => problems(page)).toHaveLength(2);
      await expectAccessible(page);
    });

    test('[U7] [U8] fields for phone or email, for phones and for emails show their problem in the words of the specification, and keep their text', async ({
      page,
      server,
    }) => {
      const { missing, badPhone, badEmail, wrongCode } = WORDS[lang];
      const phone = somePhone();
      await open(page, inLanguage(lang, '/profile'));
      await page.getByTestId('sign-in').click();
      await submit(page);
      await expect.poll(() => problems(page)).toEqual([missing, missing]);
      await page.getByTestId('contact').fill('12');
      await expect.poll(() => problems(page)).toEqual([badPhone, missing]);
      for (const right of [someEmail(), phone]) {
        await page.getByTestId('contact').fill(right);
        await expect.poll(() => problems(page)).toEqual([missing]);
      }
      await page.getByTestId('send-code').click();
      await expect(page.getByTestId('code-sent')).not.toBeEmpty();
      // This phone is not in use, so no code was sent to it.
      await page.getByTestId('code').fill('000000');
      await submit(page);
      await expect.poll(() => problems(page)).toEqual([wrongCode]);
      await expect(page.getByTestId('contact')).toHaveValue(phone);

      // Each of a member's two contacts accepts only its own kind.
      await signIn(page, server, `unbound-${lang}`);
      await open(page, inLanguage(lang, '/security'));
      for (const [row, wrong, right, expected] of [
        ['email', phone, someEmail(), badEmail],
        ['phone', someEmail(), phone, badPhone],
      ] as const) {
        await page.getByTestId(`row-${row}`).getByRole('button').click();
        await page.getByTestId('contact').fill(wrong);
        await submit(page);
        await expect.poll(() => problems(page)).toEqual([expected, missing]);
        await expect(page.getByTestId('contact')).toHaveValue(wrong);
        await page.getByTestId('contact').fill(right);
        await expect.poll(() => problems(page)).toEqual([missing]);
        await page.keyboard.press('Escape');
        await expect(page.getByTestId('dialog-security')).toHaveCount(0);
      }
    });
  });
