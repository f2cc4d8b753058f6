import type { Locator, Page } from 'playwright/test';
import { writeRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { overhang } from './accessible.ts';
import { PHONE as HANDHELD } from './devices.ts';
import { expectNoViolations, OWNER, openCampaign, signIn, tabTo } from './editor-kit.ts';
import { darken, expect, test } from './test.ts';

test.use({
  locale: 'en-US',
  catalogue: 'content desk',
  expectedErrors: /status of (4\d\d|0)|Failed to load resource|net::ERR/,
  viewport: { width: 1280, height: 900 },
});

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const listOf = (page: Page) => page.getByTestId('content-list');
const formOf = (page: Page) => page.getByTestId('content-form');
const saving = (page: Page) => page.getByTestId('content-saving');
const toast = (page: Page) => page.getByTestId('toast').last();

/** Expects no violations in both themes, on a desktop and on a phone, where nothing overflows. */
async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  }
  await darken(page);
  await expectNoViolations(page);
}

/** Types a text into a localized field, in one language. */
async function fillIn(field: Locator, lang: string, text: string): Promise<void> {
  await field.getByRole('button', { name: new RegExp(`^${lang}:`) }).click();
  await field.getByRole('textbox').fill(text);
}

const field = (page: Page, name: string) => page.locator(`[data-field="content-${name}"]`);

async function setRole(server: RunningServer, role: string): Promise<void> {
  const sql = `update operator_members set role = $1
    where operator_id = (select id from operators where email = $2)`;
  await writeRows(server, 'zest', [[sql, [role, OWNER]]], []);
}

test('a keyword is added by keyboard alone, is live at once, and is taken back', { tag: '@all' }, async ({
  page,
  server,
}) => {
  const word = `kw${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, server.ownerPassword);
  await tabTo(page, page.getByRole('link', { name: 'Content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Hot keywords' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'New: Hot keyword' }));
  await page.keyboard.press('Enter');
  const keyword = field(page, 'keyword');
  await tabTo(page, keyword.getByRole('button', { name: /^TH:/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, keyword.getByRole('textbox'));
  await page.keyboard.type(word);
  await tabTo(page, field(page, 'heat').getByRole('textbox'));
  await page.keyboard.type('999999');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('shoppers see it');
  await expect(page).toHaveURL(/\/editor\/content\/keywords\/(?!new)/);
  await expect(page.getByTestId('content-versions').getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
  await page.getByRole('link', { name: '‹ Hot keywords' }).click();
  await page.getByLabel('Search').fill(word);
  await expect(page.getByTestId('content-row')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.reload();
  await expect(page.getByTestId('content-row')).toHaveCount(1);
  await page.getByRole('link', { name: word }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t in the shop any more');
  await page.goBack();
  await expect(page.getByText('No entry matches.')).toBeVisible();
});

test('a coupon in three languages is published, seen by shoppers, and taken back', async ({
  page,
  server,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const titles = { TH: `คูปอง ${mark}`, EN: `Coupon ${mark}`, ID: `Kupon ${mark}` };
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/content/coupons/new');
  for (const [lang, text] of Object.entries(titles)) await fillIn(field(page, 'title'), lang, text);
  await expect(saving(page)).toHaveText('Saved');
  await expect(page).toHaveURL(/\/coupons\/(?!new)/);
  await page.getByRole('button', { name: 'Publish' }).click();
  const problems = page.getByTestId('content-problems');
  await expect(problems).toContainText('Marketplace');
  await expectSound(page);
  await problems.getByRole('listitem').filter({ hasText: 'Marketplace' }).getByRole('button').click();
  await expect(field(page, 'platform').getByRole('combobox')).toBeFocused();

  await field(page, 'type').getByRole('combobox').selectOption({ label: 'Code for the checkout' });
  await field(page, 'platform').getByRole('combobox').selectOption({ label: 'Lazada' });
  await field(page, 'discountType').getByRole('combobox').selectOption({ label: 'An amount' });
  await field(page, 'discount').getByRole('textbox').fill('150.50');
  await field(page, 'code').getByRole('textbox').fill(`C${mark}`);
  await field(page, 'link').getByLabel('What it leads to').selectOption('ADDRESS');
  await field(page, 'link').getByRole('textbox').fill('https://www.lazada.co.th/');
  for (const name of ['shelfTime', 'startTime'])
    await field(page, name).locator('input').fill('2026-01-01T00:00');
  await expect(problems).toHaveCount(0);
  await expect(saving(page)).toHaveText('Saved');
  await page.reload();
  await expect(field(page, 'discount').getByRole('textbox')).toHaveValue('150.5');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page)).toContainText('is live');
  await expect(page.getByTestId('entry-state')).toHaveText('Live');

  const shown = async (path: string) => (await send(server.port, 'zest', path)).body;
  await expect.poll(() => shown('/coupons')).toContain(titles.TH);
  expect(await shown('/en/coupons')).toContain(titles.EN);
  expect(await shown('/id/coupons')).toContain(titles.ID);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t in the shop any more');
  await expect.poll(() => shown('/en/coupons')).not.toContain(titles.EN);
});

test('an editor prepares a draft and can’t publish it, and a viewer only reads', async ({ page, server }) => {
  await signIn(page, server.ownerPassword);
  await setRole(server, 'editor');
  try {
    await page.goto('/editor/content/coupons/new');
    await fillIn(field(page, 'title'), 'TH', 'ร่าง');
    await expect(saving(page)).toHaveText('Saved');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expect(page.getByText('A publisher makes them live.')).toBeVisible();
    await page.goto('/editor/content/keywords');
    await expect(page.getByTestId('content-row').first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByTestId('content-row').first().getByRole('link').click();
    await expect(field(page, 'heat').getByRole('textbox')).toBeDisabled();
    await setRole(server, 'viewer');
    await page.goto('/editor/content/coupons');
    await expect(page.getByTestId('content-row').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'New: Coupon' })).toHaveCount(0);
  } finally {
    await setRole(server, 'owner');
  }
});

test('two windows that change the same field both see the other’s value, and neither is lost, nor what is typed without a network', async ({
  page,
  server,
}) => {
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/content/coupons');
  await page.getByTestId('content-row').last().getByRole('link').click();
  const other = await page.context().newPage();
  await expect(formOf(page)).toBeVisible();
  await other.goto(page.url());
  await expect(formOf(other)).toBeVisible();
  await field(page, 'code').getByRole('textbox').fill('MINE');
  await expect(saving(page)).toHaveText('Saved');
  await field(other, 'code').getByRole('textbox').fill('OTHER');
  await fillIn(field(other, 'title'), 'EN', 'Another title');
  const conflict = other.getByTestId('content-conflicts');
  await expect(conflict).toContainText('MINE');
  await expect(conflict).toContainText('OTHER');
  await expectNoViolations(other);
  await conflict.getByRole('button', { name: /^Take mine/ }).click();
  await expect(saving(other)).toHaveText('Saved');
  await page.reload();
  const code = field(page, 'code').getByRole('textbox');
  await expect(code).toHaveValue('OTHER');

  await page.route('**/api/editor/content/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await code.fill('LATER');
  await expect(saving(page)).toHaveAttribute('data-state', 'kept');
  await page.reload();
  await expect(code).toHaveValue('LATER');
  await page.unroute('**/api/editor/content/**');
  await expect(saving(page)).toHaveText('Saved');
  await expect(page.getByTestId('entry-state')).toHaveText('Draft');

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByTestId('entry-state')).toHaveText('Live');
});

test('rows are filtered, selected with Shift and changed at once, and the change is taken back', {
  tag: '@all',
}, async ({ page, server }) => {
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/content/brands');
  await expect(listOf(page)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: '+ Filter' }).click();
  const filter = page.getByRole('form', { name: 'Filter' });
  await filter.getByLabel('Field').selectOption({ label: 'Position' });
  await filter.getByLabel('Condition').selectOption({ label: 'at most' });
  await filter.getByLabel('Value').fill('5');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByTestId('filter-chip')).toHaveText('Position at most 5');
  const rows = page.getByTestId('content-row');
  await expect(page.getByTestId('content-total')).not.toContainText('60');
  await page.reload();
  await expect(page.getByTestId('filter-chip')).toHaveText('Position at most 5');
  await rows.nth(0).getByRole('checkbox').click();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByTestId('bulk-bar');
  await expect(bar).toContainText('3 selected');
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByTestId('dialog');
  await dialog.getByRole('combobox').first().selectOption({ label: 'Position' });
  await dialog.getByLabel('Value').fill('90001');
  await dialog.getByRole('button', { name: 'Change 3 entries' }).click();
  await expect(toast(page)).toContainText('3 entries changed');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken back');
  await expect(rows.nth(2)).toBeVisible();
});

test.describe('the tree of categories', { tag: '@all' }, () => {
  // Each test moves the same rows.
  test.describe.configure({ mode: 'default' });
  const treeOf = (page: Page) => page.getByTestId('content-tree');
  const top = (page: Page) => treeOf(page).locator('section').first().locator(':scope > ul > li');
  const rowOf = (page: Page, id: string) => page.locator(`[data-testid=content-node][data-id="${id}"]`);
  const handleOf = (page: Page, id: string) =>
    rowOf(page, id)
      .getByRole('button', { name: /^Move / })
      .first();
  const toggleOf = (page: Page, id: string) => rowOf(page, id).locator('[data-node]').first();
  const idsOf = (entries: Locator) =>
    entries.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id ?? ''));
  const expectTop = (page: Page, ids: readonly (string | undefined)[]) =>
    expect.poll(async () => (await idsOf(top(page))).slice(0, ids.length)).toEqual(ids);
  /** Middle of a handle, and a point of a row at a share of its height. */
  async function points(page: Page, from: string, to: string, share: number) {
    // Away from the screen's edges, at which a drag scrolls.
    await rowOf(page, to).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const grip = await handleOf(page, from).boundingBox();
    const row = await rowOf(page, to).locator(':scope > div').first().boundingBox();
    if (!grip || !row) throw new Error('A row isn’t shown');
    const start = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    return { start, end: { x: start.x, y: row.y + row.height * share } };
  }
  async function drag(page: Page, from: string, to: string, share: number): Promise<void> {
    const { start, end } = await points(page, from, to, share);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, (start.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
  }
  async function undo(page: Page): Promise<void> {
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('Taken back');
  }
  async function open(page: Page, password: string): Promise<[string, string, string]> {
    await signIn(page, password);
    await page.goto('/editor/content/categories');
    await expect(top(page).nth(2)).toBeVisible();
    const [a = '', b = '', c = ''] = await idsOf(top(page));
    return [a, b, c];
  }

  test('rows are dragged before another and below another, never below themselves, and taken back', async ({
    page,
    server,
  }) => {
    const [a, b, c] = await open(page, server.ownerPassword);
    await drag(page, c, a, 0.1);
    await expect(rowOf(page, a).locator('[data-zone=before]')).toBeVisible();
    await page.mouse.up();
    await expect(toast(page)).toContainText('moved');
    await expectTop(page, [c, a, b]);
    await page.reload();
    await expectTop(page, [c, a, b]);
    await drag(page, c, b, 0.9);
    await page.mouse.up();
    await expectTop(page, [a, b, c]);

    await drag(page, c, b, 0.5);
    await page.mouse.up();
    await expect(rowOf(page, b).locator('ul').first().locator(':scope > li').last()).toHaveAttribute(
      'data-id',
      c,
    );
    await undo(page);
    await expectTop(page, [a, b, c]);

    const below = await idsOf(rowOf(page, b).locator('ul').first().locator(':scope > li'));
    await drag(page, b, below[0] ?? '', 0.5);
    await expect(page.locator('[data-zone]')).toHaveCount(0);
    await page.mouse.up();
    await expectTop(page, [a, b, c]);
    await expectSound(page);
  });

  test('by keys alone a row is moved with Alt or by its menu, and keeps the focus', async ({
    page,
    server,
  }) => {
    const [a, b, c] = await open(page, server.ownerPassword);
    await toggleOf(page, a).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expectTop(page, [b, a, c]);
    await expect(toggleOf(page, a)).toBeFocused();
    await handleOf(page, a).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Up', exact: true })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'Up', exact: true })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expectTop(page, [a, b, c]);
  });

  test.describe('on a phone', () => {
    const { viewport, hasTouch, isMobile, userAgent } = HANDHELD;
    test.use({ viewport, hasTouch, isMobile, userAgent });

    test('a finger drags a row by its handle', async ({ page, server }) => {
      const [a, b, c] = await open(page, server.ownerPassword);
      const { start, end } = await points(page, a, b, 0.9);
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [start]);
      await send('touchMove', [{ ...end, y: (start.y + end.y) / 2 }]);
      await send('touchMove', [end]);
      await expect(rowOf(page, b).locator('[data-zone=behind]')).toBeVisible();
      await send('touchEnd', []);
      await expectTop(page, [b, a, c]);
      await undo(page);
      await expectTop(page, [a, b, c]);
    });
  });
});

test('from a page content of every type is found by Ctrl+K, and none by who is limited to pages', {
  tag: '@all',
}, async ({ page, server }) => {
  const word = `kw${crypto.randomUUID().slice(0, 8)}`;
  const entry = `insert into keywords (tenant_id, id, keyword, heat) values ('zest', $1, $2, 1)`;
  await writeRows(server, 'zest', [[entry, [word, JSON.stringify({ en: word, th: word })]]], []);
  await openCampaign(page, server.ownerPassword);
  const address = page.url();
  const search = page.locator('#module-search');
  const found = page.getByTestId('add-panel').getByRole('region', { name: 'Content' });
  await page.keyboard.press('Control+k');
  await search.fill(word.slice(0, 8));
  await expect(found.getByRole('link')).toHaveText([`${word}Hot keyword`]);
  await expectNoViolations(page, '[data-testid=add-panel]');
  await darken(page);
  await expectNoViolations(page, '[data-testid=add-panel]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/editor/content/keywords/${word}$`));
  await expect(field(page, 'keyword').getByRole('textbox')).toHaveValue(word);

  const areas = `update operator_members set areas = $1 where operator_id = (select id from operators where email = $2)`;
  await setRole(server, 'publisher');
  await writeRows(server, 'zest', [[areas, [['pages'], OWNER]]], []);
  try {
    await page.goto(address);
    await expect(page.getByTestId('outline-row').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await search.fill(word);
    await expect(page.getByTestId('add-panel').getByText('Nothing matches')).toBeVisible();
  } finally {
    await writeRows(server, 'zest', [[areas, [null, OWNER]]], []);
    await setRole(server, 'owner');
  }
});
