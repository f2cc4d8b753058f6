import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dialog, enterCode, someEmail, somePhone } from './account-kit.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated, pauseClock } from './story.ts';
import { darken, expect, inLanguage, test } from './test.ts';

const PASSWORD = 'mango1234';

test.use({ expectedErrors: /status of (401|422|429|503)/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
const submit = (page: Page) => page.getByTestId('submit').click();
const problems = (page: Page) => page.getByTestId('field-error').allTextContents();

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test.describe('in Thai on a phone', () => {
  test.use(PHONE);

  test('a member signs up by phone, logs in each way, changes and deletes the account', async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000);
    const phone = somePhone();
    const email = someEmail();
    await open(page, '/profile');
    await dialog(page).getByRole('button', { name: 'สมัครสมาชิก' }).click();
    await page.getByTestId('contact').fill(phone);
    let code = await enterCode(page, server, phone);
    await page.getByTestId('new-password').fill(PASSWORD);
    await page.getByTestId('repassword').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('welcome')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    // A changed nickname is in review, and comes back with the page.
    await page.getByTestId('nickname').fill('มะลิ');
    await submit(page);
    await expect(page.getByTestId('auditing-nickname')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('nickname')).toHaveValue('มะลิ');
    await expectAccessible(page);

    await page.getByTestId('sign-out').click();
    await expect(page.getByTestId('form-profile')).toHaveCount(0);
    await page.getByTestId('no-data').getByRole('button').click();
    await page.getByTestId('contact').fill(phone);
    await page.getByTestId('password').fill('wrong1234');
    await submit(page);
    await expect(page.getByTestId('field-error')).toHaveCount(1);
    await page.getByTestId('password').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('form-profile')).toBeVisible();

    await page.getByTestId('sign-out').click();
    await page.getByTestId('no-data').getByRole('button').click();
    await dialog(page).getByRole('button', { name: 'ใช้รหัสยืนยัน' }).click();
    await page.getByTestId('contact').fill(phone);
    code = await enterCode(page, server, phone, code);
    await submit(page);
    await expect(page.getByTestId('form-profile')).toBeVisible();

    // An email is bound, proved by the phone.
    await open(page, '/security');
    await page.getByTestId('row-email').getByRole('button').click();
    code = await enterCode(page, server, phone, code);
    await submit(page);
    await page.getByTestId('contact').fill(email);
    await enterCode(page, server, email);
    await submit(page);
    await expect(page.getByTestId('row-email')).toContainText(email);
    await expectAccessible(page);

    // The account is deleted: nobody signs in by it any more.
    await page.getByTestId('delete-account').click();
    await enterCode(page, server, phone, code);
    await submit(page);
    await expect(page.getByTestId('form-delete').getByRole('alert')).toBeVisible();
    await page.getByTestId('is-meant').check();
    await submit(page);
    await page.getByTestId('no-data').getByRole('button').click();
    await page.getByTestId('contact').fill(email);
    await page.getByTestId('password').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('field-error')).toHaveCount(1);
  });
});

test.describe('in English on a desktop', () => {
  test.use(DESKTOP);

  test('a member signs up by email, where they were, and gets a new password', async ({ page, server }) => {
    test.setTimeout(240_000);
    const email = someEmail();
    await open(page, '/en/security');
    await expect(dialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByTestId('contact').fill(email);
    const code = await enterCode(page, server, email);
    await page.getByTestId('new-password').fill(PASSWORD);
    await page.getByTestId('repassword').fill(PASSWORD);
    await submit(page);
    await expect(page.getByTestId('row-email')).toContainText(email);
    expect(new URL(page.url()).pathname).toBe('/en/security');

    await page.getByTestId('sign-out-everywhere').click();
    await page.getByTestId('no-data').getByRole('button').click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByTestId('contact').fill(email);
    await enterCode(page, server, email, code);
    await page.getByTestId('new-password').fill('papaya5678');
    await page.getByTestId('repassword').fill('papaya5678');
    await submit(page);
    await expect(page.getByTestId('form-sign-in')).toBeVisible();
    await submit(page);
    await expect(page.getByTestId('row-email')).toContainText(email);
  });

  test('[U5] passwords of 8 to 20 characters with a letter and a number, typed twice alike', async ({
    page,
  }) => {
    await open(page, '/en/profile');
    await page.getByRole('button', { name: 'Create an account' }).click();
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
      // The contact and the code are missing all along.
      await expect.poll(() => problems(page)).toEqual(['Please enter', 'Please enter', ...expected]);
    }
  });

  test('[U3] a code can be asked for again after 60 seconds, not after 59', async ({ page, server }) => {
    await pauseClock(page);
    await open(page, '/en/profile');
    await page.clock.runFor(1_000);
    const email = someEmail();
    await page.getByRole('button', { name: 'With a code' }).click();
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
  th: ['กรุณากรอกข้อมูล', 'กรุณากรอกเบอร์โทรศัพท์ให้ถูกต้อง', 'รหัสไม่ถูกต้อง กรุณาลองอีกครั้ง'],
  en: ['Please enter', 'Please enter the correct phone number', 'Wrong code, please try again'],
  id: ['Wajib diisi', 'Masukkan nomor ponsel yang benar', 'Kode salah, silakan coba lagi'],
} as const;

for (const lang of ['th', 'en', 'id'] as const)
  test.describe(`in ${lang}, at night`, () => {
    test.use(lang === 'en' ? DESKTOP : PHONE);

    test('what is wrong is said in the words of the specification; what was typed stays', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const [missing, badPhone, wrongCode] = WORDS[lang];
      const phone = somePhone();
      await open(page, inLanguage(lang, '/profile'));
      await darken(page);
      await page.getByTestId('form-sign-in').waitFor();
      await expectAccessible(page);
      await submit(page);
      await expect.poll(() => problems(page)).toEqual([missing, missing]);
      await page.getByTestId('contact').fill('12');
      await expect.poll(() => problems(page)).toEqual([badPhone, missing]);
      await dialog(page).locator('[aria-pressed=false]').first().click();
      await page.getByTestId('contact').fill(phone);
      await page.getByTestId('send-code').click();
      await expect(page.getByTestId('code-sent')).not.toBeEmpty();
      // Nobody has this phone: no code was sent to it.
      await page.getByTestId('code').fill('000000');
      await submit(page);
      await expect.poll(() => problems(page)).toEqual([wrongCode]);
      await expect(page.getByTestId('contact')).toHaveValue(phone);
      await expectAccessible(page);
    });
  });
