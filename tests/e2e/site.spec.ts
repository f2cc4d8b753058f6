import type { Locator, Page } from 'playwright/test';
import { overhang } from './accessible.ts';
import { expectNoViolations, signIn } from './editor-kit.ts';
import { darken, expect, origin, test } from './test.ts';

test.use({
  locale: 'en-US',
  catalogue: 'site texts',
  expectedErrors: /status of (4\d\d|503)|Failed to load resource/,
  viewport: { width: 1280, height: 900 },
});

const field = (page: Page, name: string) => page.locator(`[data-field="content-${name}"]`);
const toast = (page: Page) => page.getByTestId('toast').last();
const saving = (page: Page) => page.getByTestId('content-saving');

/** Types a text into a localized field, in one language. */
async function fillIn(of: Locator, lang: string, text: string): Promise<void> {
  await of.getByRole('button', { name: new RegExp(`^${lang}:`) }).click();
  await of.getByRole('textbox').fill(text);
}

/** Expects no violations in both themes, on a desktop and on a phone, where nothing overflows. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  }
  await darken(page);
  await expectNoViolations(page);
}

test('a fixed text begins with the built-in words, is previewed, seen by shoppers, and taken back', async ({
  page,
  server,
  browser,
}) => {
  const shop = origin(server, 'zest');
  const shopper = await browser.newPage();
  await shopper.goto(`${shop}/en/user-agreement`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('User agreement');

  await signIn(page, server.ownerPassword);
  await page.goto('/editor/content/fixed-texts/new');
  await field(page, 'page').getByRole('combobox').selectOption({ label: 'User agreement' });
  await expect(page).toHaveURL(/\/fixed-texts\/(?!new)/);
  const title = field(page, 'title');
  await title.getByRole('button', { name: /^EN:/ }).click();
  await expect(title.getByRole('textbox')).toHaveValue('User agreement');
  await fillIn(title, 'EN', 'Member agreement');
  await expect(saving(page)).toHaveText('Saved');
  await expectSound(page);
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: /preview/i }).click();
  await expect((await preview).getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('User agreement');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page)).toContainText('is live');
  await expect(async () => {
    await shopper.goto(`${shop}/en/user-agreement`);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Member agreement', {
      timeout: 1_000,
    });
  }).toPass();
  await expect(shopper).toHaveTitle(/^Member agreement \| /);
  await expect(shopper.getByRole('heading', { name: 'What we are liable for' })).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(async () => {
    await shopper.goto(`${shop}/en/user-agreement`);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('User agreement', { timeout: 1_000 });
  }).toPass();
});

test('a new shop answers on its host with a home page; closed, it is reached by nobody', async ({
  page,
  server,
  browser,
}) => {
  const id = `s${crypto.randomUUID().slice(0, 8)}`;
  const { port } = new URL(origin(server, 'zest'));
  const home = `http://${id}.localhost:${port}/`;
  const shopper = await browser.newPage();
  expect((await shopper.goto(home))?.status()).toBe(421);

  await signIn(page, server.ownerPassword);
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('link', { name: 'Shops', exact: true }).click();
  const form = page.getByTestId('new-shop');
  await form.getByLabel('Id', { exact: true }).fill(id);
  await form.getByLabel('Hosts').fill(`${id}.localhost`);
  await form.getByLabel('Name (English)').fill(`Shop ${id}`);
  await form.getByLabel('Default language').selectOption({ label: 'English' });
  await form.getByLabel('Email of the first owner').fill(`nina@${id}.example`);
  await expectSound(page);
  await form.getByRole('button', { name: 'Open the shop' }).click();
  const invitation = page.getByTestId('shop-invitation');
  await expect(invitation).toContainText(`goes to nina@${id}.example`);

  await expect(async () => {
    expect((await shopper.goto(home))?.status()).toBe(200);
  }).toPass();
  await expect(shopper).toHaveTitle(new RegExp(`Shop ${id}`));
  await expect(shopper.getByText('We have just opened')).toBeVisible();

  const shop = page.locator(`[data-testid=shop][data-id=${id}]`);
  await shop.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(shop).toHaveAttribute('data-state', 'closed');
  await expect(async () => {
    expect((await shopper.goto(home))?.status()).toBe(503);
  }).toPass();
  await shop.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).click();
  await expect(async () => {
    expect((await shopper.goto(home))?.status()).toBe(200);
  }).toPass();
});
