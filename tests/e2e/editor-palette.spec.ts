import type { Page } from 'playwright/test';
import { writeRows } from '../support/database.ts';
import { overhang } from './accessible.ts';
import { expectNoViolations, openCampaign, signIn } from './editor-kit.ts';
import { darken, expect, test } from './test.ts';

test.use({
  locale: 'en-US',
  expectedErrors: /status of 4\d\d/,
  viewport: { width: 1280, height: 900 },
});

const PHONE = { width: 360, height: 740 };
const dialog = (page: Page) => page.getByTestId('dialog');
const search = (page: Page) => page.getByTestId('palette').getByRole('searchbox');

/** Opens the search by its key. The first time, its code may still be on its way. */
async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
}

const DESKS = [
  '/editor',
  '/editor/inbox',
  '/editor/releases',
  '/editor/figures',
  '/editor/content',
  '/editor/content/coupons',
  '/editor/content/theme/shop',
  '/editor/feeds',
  '/editor/categories',
  '/editor/words',
  '/editor/prices',
  '/editor/members',
  '/editor/reports',
  '/editor/activities',
  '/editor/activities/new',
  '/editor/outbox',
  '/editor/team',
  '/editor/security',
  '/editor/connections',
  '/editor/audit',
  '/editor/no-such-desk',
];

test('every desk has the search, by its key and by its button', { tag: '@all' }, async ({ page, server }) => {
  await signIn(page, server.ownerPassword);
  for (const desk of DESKS) {
    await page.goto(desk, { waitUntil: 'networkidle' });
    const button = page.getByTestId('open-palette');
    await expect(button, desk).toBeVisible();
    await button.focus();
    await open(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button, desk).toBeFocused();
  }
});

test('by keys alone, a page, an entry, a desk and a command are reached from a desk', {
  tag: '@all',
}, async ({ page, server }) => {
  const word = `kw${crypto.randomUUID().slice(0, 8)}`;
  const entry = `insert into keywords (tenant_id, id, keyword, heat) values ('zest', $1, $2, 1)`;
  await writeRows(server, 'zest', [[entry, [word, JSON.stringify({ en: word, th: word })]]], []);
  await signIn(page, server.ownerPassword);
  const found = (name: string) => page.getByTestId('palette').getByRole('region', { name });

  await page.getByTestId('open-palette').click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('team');
  await expect(found('Go to').getByRole('link')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor\/team$/);

  await open(page);
  await page.keyboard.type(word);
  await expect(found('Content').getByRole('link')).toHaveText([`${word}Hot keyword`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/editor/content/keywords/${word}$`));
  await expect(dialog(page)).toHaveCount(0);

  // From a form with an unsaved change, it asks first.
  const value = page.locator('[data-field="content-keyword"]').getByRole('textbox');
  await value.fill(`${word} new`);
  await open(page);
  await page.keyboard.type('save');
  await expect(found('On this screen').getByRole('button', { name: 'Save' })).toBeVisible();
  await search(page).fill('releases');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(value).toHaveValue(`${word} new`);
  await open(page);
  await page.keyboard.type('save');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('toast').last()).toContainText('is saved');

  await open(page);
  await page.keyboard.type('new: coupon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor\/content\/coupons\/new$/);

  await open(page);
  await page.keyboard.type('11.11');
  await expect(found('Pages').getByRole('link')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor\/pages\//);
  await expect(page.getByTestId('outline-row').first()).toBeVisible();
});

test('it is accessible on a desktop and a phone, in both themes, and fits', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.ownerPassword);
  for (const size of [{ width: 1280, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    for (const dark of [false, true]) {
      await page.goto('/editor/content');
      if (dark) await darken(page);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await expectNoViolations(page);
      await page.getByTestId('open-palette').click();
      await search(page).fill('co');
      await expect(page.getByTestId('entry').filter({ hasText: 'Coupons' }).first()).toBeVisible();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await expectNoViolations(page);
    }
  }
});

test('in a page, Escape gives the focus back, and a desk is opened from there', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await openCampaign(page, server.ownerPassword);
  const row = page.getByTestId('outline-row').first();
  await page.getByTestId('page-picker').focus();
  await open(page);
  await expect(page.getByTestId('add-module').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
  await expect(page.getByTestId('page-picker')).toBeFocused();
  await open(page);
  await page.keyboard.type('releases');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor\/releases$/);
});
