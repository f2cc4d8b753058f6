import type { Locator, Page } from 'playwright/test';
import { send } from '../support/http.ts';
import { pageOf, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import {
  expectNoViolations,
  expectSaved,
  openCampaign,
  publish,
  rows,
  signIn,
  tabTo,
  textRow,
} from './editor-kit.ts';
import { expect, inLanguage, origin, test } from './test.ts';

test.use({
  locale: 'en-US',
  expectedErrors: /status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  viewport: { width: 1440, height: 900 },
});

const MODULES = [
  'Notice',
  'Text',
  'Category tiles',
  'Brands',
  'Daily special',
  'Shopping themes',
  'Hot keywords',
  'Recommended deals',
];
const TITLES = { th: 'ลดกลางปี', en: 'Mid-year sale', id: 'Diskon tengah tahun' } as const;

/** Adds a module by name: Ctrl+K, the name, Enter. */
async function add(page: Page, name: string): Promise<void> {
  const before = await page.getByTestId('announcer').textContent();
  await page.keyboard.press('Control+k');
  await expect(page.locator('#module-search')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcer')).not.toHaveText(before ?? '');
}

/** Fills in a field of the inspector in each language, using the field's own language buttons. */
async function write(page: Page, field: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const pill = `button[contains(@aria-label, "${name}")]`;
    await tabTo(page, field.locator(`xpath=ancestor::*[.//${pill}][1]//${pill}`), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
}

const ADDRESS = '/en/mid-year-sale';
/** The page's HTML for shoppers, repeatedly. A kept page that no purge reached would stay for a minute. */
const shown = ({ port }: RunningServer) =>
  expect.poll(async () => (await send(port, 'zest', ADDRESS)).body, { timeout: 15_000 });

test('a campaign page is built from nothing, in three languages, by keyboard only; shoppers see it at once, and the old one after rolling back', async ({
  page,
  browser,
  server,
}) => {
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
  // It has a title of the shop's if the sample had come before it was added.
  await expect(page.getByTestId('announcer')).toHaveText(/^Text\b.* moved to position 1 of 8$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-title')).toBeFocused();
  await write(page, page.locator('#f-title'), { ไทย: TITLES.th, English: TITLES.en, Bahasa: TITLES.id });
  const body = page.getByTestId('inspector').locator('[contenteditable="true"]');
  await tabTo(page, body);
  await write(page, body, { ไทย: 'ส่งฟรีทุกชิ้น', English: 'Free shipping', Bahasa: 'Gratis ongkir' });
  expect((await send(server.port, 'zest', ADDRESS)).status).toBe(404);
  await publish(page);
  await shown(server).toContain(TITLES.en);

  const shopper = await (
    await browser.newContext({ baseURL: origin(server, 'zest'), locale: 'th-TH' })
  ).newPage();
  for (const lang of ['th', 'en', 'id'] as const) {
    await shopper.goto(inLanguage(lang, '/mid-year-sale'));
    await expect(shopper.getByRole('heading', { name: TITLES[lang], level: 2 })).toBeVisible();
  }
  await expect.poll(() => shopper.locator('[data-node]').count()).toBeGreaterThanOrEqual(6);

  await page.keyboard.press('Escape');
  await tabTo(page, rows(page).first());
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-title')).toBeFocused();
  await write(page, page.locator('#f-title'), { English: 'Sale of the year' });
  await publish(page);
  await shown(server).toContain('Sale of the year');
  await shopper.goto(ADDRESS);
  await expect(shopper.getByRole('heading', { name: 'Sale of the year', level: 2 })).toBeVisible();

  const back = { name: 'Back to version 1' };
  await tabTo(page, page.getByRole('button', back));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', back));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('publish-result').getByText('Version 1 is live')).toBeVisible();
  await shown(server).not.toContain('Sale of the year');
  await shopper.goto(ADDRESS);
  await expect(shopper.getByRole('heading', { name: TITLES.en, level: 2 })).toBeVisible();
});

/** Opens a page with one text, titled in each language, and selects the text. */
async function openText(page: Page, server: RunningServer, id: string): Promise<void> {
  await signIn(page, server.ownerPassword);
  await page.goto(`/editor/pages/${id}`);
  await textRow(page).click();
}

const addText = (server: RunningServer, id: string) => {
  const title = { th: 'ยินดีต้อนรับ', en: 'Welcome', id: 'Selamat datang' };
  const node = { id: 'text', type: 'rich-text', v: 1, props: { title, text: title } };
  return storePage(
    server,
    { tenantId: 'zest', id, path: `/${id}` },
    { ...pageOf([node]), meta: { title, description: {} } },
  );
};

const titleField = (page: Page) => page.locator('#f-title');
/** Button of a language beside the title field, or another button there. */
const pill = (page: Page, name: string) =>
  page.locator('[data-field="f-title"]').getByRole('button', { name, exact: true });

test('two operators see each other and each other’s changes, and are asked about a true conflict', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: origin(server, 'zest'), locale: 'en-US' });
  const other = await context.newPage();
  await addText(server, 'together');
  await openText(page, server, 'together');
  await openText(other, server, 'together');
  await expect(page.getByTestId('presence')).toHaveCount(1);

  await titleField(page).fill('Written by one');
  await expect(textRow(other)).toContainText('Written by one');
  await expect(titleField(other)).toHaveValue('Written by one');

  // An offline operator edits a text that the other changes meanwhile: both versions are shown, none is lost.
  await context.setOffline(true);
  await titleField(other).fill('Written offline');
  await expect(other.getByTestId('saving')).toHaveAttribute('data-state', 'offline');
  const answered = page.waitForResponse(/\/edits$/);
  await titleField(page).fill('Written meanwhile');
  await answered;
  await expectSaved(page);
  await context.setOffline(false);
  await other.getByTestId('rail-conflicts').click();
  const conflict = other.getByTestId('conflict');
  await expect(conflict).toContainText('Written offline');
  await expect(conflict).toContainText('Written meanwhile');
  await expectNoViolations(other);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(textRow(page)).toContainText('Written offline');
  await expect(other.getByTestId('kept-text')).toContainText('Written meanwhile');
  await expectNoViolations(other);

  // The Thai original changes: the other operator sees the outdated translations until they have been checked.
  await pill(page, 'TH: ไทย').click();
  await titleField(page).fill('ลดทั้งร้าน');
  await expect(pill(other, 'EN: English, out of date')).toBeVisible();
  await pill(page, 'EN: English, out of date').click();
  await pill(page, 'Still right').click();
  await expect(pill(other, 'EN: English')).toBeVisible();
  await context.close();
});

test('a window closed while offline leaves its changes to the next one', async ({ page, server }) => {
  await addText(server, 'unsaved');
  await openText(page, server, 'unsaved');
  await page.route('**/edits', (route) => route.abort());
  await titleField(page).fill('Nobody has saved this');
  await expect(page.getByTestId('saving')).toHaveAttribute('data-state', 'offline');
  await page.unroute('**/edits');
  await page.reload();
  await expect(textRow(page)).toContainText('Nobody has saved this');
  await textRow(page).click();
  await pill(page, 'TH: ไทย').click();
  await titleField(page).fill('หน้าต่างใหม่');
  await expectSaved(page);
  await page.reload();
  await expect(textRow(page)).toContainText('Nobody has saved this');
  await textRow(page).click();
  await expect(pill(page, 'EN: English, out of date')).toBeVisible();
});

test('modules can be copied by keyboard from one page into another, and deleted ones restored', {
  tag: '@all',
}, async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCampaign(page, server.ownerPassword);
  await textRow(page).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await expect(page.getByTestId('announcer')).toHaveText('2 modules copied');
  await page.keyboard.press('Delete');
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('announcer')).toHaveText(/^Undone/);

  await page.goto('/editor');
  await page.getByRole('link', { name: 'guides' }).first().click();
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await rows(page).first().click();
  await page.keyboard.press('Control+v');
  await expect(rows(page)).toHaveCount(before + 2);
  await expect(page.getByTestId('announcer')).toHaveText('2 modules pasted');
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(before);
});
