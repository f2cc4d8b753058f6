import type { Locator, Page } from '@playwright/test';
import { expectSaved, signIn, tabTo } from './editor-kit.ts';
import { expect, inLanguage, origin, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/, viewport: { width: 1440, height: 900 } });

const MODULES = [
  'Notice',
  'Text',
  'Category tiles',
  'Brands',
  'Daily special',
  'Topics',
  'Hot keywords',
  'Recommended deals',
];
const TITLES = { th: 'ลดกลางปี', en: 'Mid-year sale', id: 'Diskon tengah tahun' } as const;

const rows = (page: Page) => page.getByTestId('outline-row');

/** Ctrl+K, what it is called, Enter. */
async function add(page: Page, name: string): Promise<void> {
  const before = await page.getByTestId('announcer').textContent();
  await page.keyboard.press('Control+k');
  await expect(page.locator('#module-search')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).not.toHaveText(before ?? '');
}

/** Writes a field of the inspector in each language, chosen by the field's own pills. */
async function write(page: Page, field: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const pill = `button[starts-with(@aria-label, "${name}")]`;
    await tabTo(page, field.locator(`xpath=ancestor::*[.//${pill}][1]//${pill}`), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
}

async function publish(page: Page): Promise<void> {
  await expectSaved(page);
  await tabTo(page, page.getByTestId('open-publish'));
  await page.keyboard.press('Enter');
  const form = page.getByTestId('publish-form');
  // The server is asked once nothing was saved for a while.
  await expect(form.getByText('Checking…')).toHaveCount(0, { timeout: 30_000 });
  const sign = form.getByRole('checkbox');
  if (await sign.isVisible()) {
    await tabTo(page, sign);
    await page.keyboard.press('Space');
  }
  const button = form.getByRole('button', { name: 'Publish' });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('publish-result')).toBeVisible();
}

test('a campaign page from nothing, in three languages, only with the keyboard; shoppers see it at once, and the old one after rolling back', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  await signIn(page, server.ownerPassword);
  await tabTo(page, page.getByTestId('new-page'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Mid-year sale');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('workspace')).toBeVisible();

  for (const name of MODULES) await add(page, name);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(8);

  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByTestId('announcer')).toHaveText('Text moved to position 1 of 8');
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-title')).toBeFocused();
  await write(page, page.locator('#f-title'), { ไทย: TITLES.th, English: TITLES.en, Bahasa: TITLES.id });
  const body = page.getByTestId('inspector').locator('[contenteditable="true"]');
  await tabTo(page, body);
  await write(page, body, { ไทย: 'ส่งฟรีทุกชิ้น', English: 'Free shipping', Bahasa: 'Gratis ongkir' });
  await publish(page);

  const shopper = await (
    await browser.newContext({ baseURL: origin(server, 'zest'), locale: 'th-TH' })
  ).newPage();
  for (const lang of ['th', 'en', 'id'] as const) {
    await shopper.goto(inLanguage(lang, '/mid-year-sale'));
    await expect(shopper.getByRole('heading', { name: TITLES[lang], level: 2 })).toBeVisible();
  }
  expect(await shopper.locator('[data-node]').count()).toBeGreaterThanOrEqual(6);

  await page.keyboard.press('Escape');
  await tabTo(page, rows(page).first());
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-title')).toBeFocused();
  await write(page, page.locator('#f-title'), { English: 'Sale of the year' });
  await publish(page);
  await shopper.goto('/en/mid-year-sale');
  await expect(shopper.getByRole('heading', { name: 'Sale of the year', level: 2 })).toBeVisible({
    timeout: 1_000,
  });

  await tabTo(page, page.getByRole('button', { name: 'Back to version 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Version 1 is live')).toBeVisible();
  await shopper.goto('/en/mid-year-sale');
  await expect(shopper.getByRole('heading', { name: TITLES.en, level: 2 })).toBeVisible({ timeout: 1_000 });
});
