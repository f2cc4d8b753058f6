import type { Page } from 'playwright/test';
import { createPage } from '#schemas/api/invented/editor-pages.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { send, sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import {
  expectNoViolations,
  expectReadingOrder,
  expectSaved,
  openCampaign,
  publish,
  rows,
  signIn,
  textRow,
} from './editor-kit.ts';
import { darken, expect, origin, test } from './test.ts';

test.use({
  locale: 'en-US',
  expectedErrors: /status of 4\d\d/,
  viewport: { width: 1440, height: 900 },
});

const dialog = (page: Page) => page.getByTestId('dialog');

/** Expects a dialog without violations, in reading order, that Escape closes. */
async function expectSoundDialog(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  await expectReadingOrder(page, dialog(page));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Adds a page with a warning, as the drafts of other tests may have errors. */
async function addPage(
  server: RunningServer,
  path: string,
  nodes: readonly ModuleNode[] = [
    { id: 'words', type: 'notice', v: 1, props: { items: [{ text: { th: 'วันเลขเบิ้ล' } }] } },
  ],
): Promise<void> {
  const made = await sendJson(server.port, 'zest', `/api${createPage.path}`, {
    method: 'POST',
    headers: await operatorHeaders(server, 'zest'),
    body: { path, from: { document: pageOf(nodes) } },
  });
  expect(made.status).toBe(200);
}

test('the pages list and the releases have no violations and are in reading order', { tag: '@all' }, async ({
  page,
  server,
}) => {
  await addPage(server, '/double-day');
  await signIn(page, server.ownerPassword);
  await expectNoViolations(page);
  await expectReadingOrder(page, page.locator('main'));
  await page.getByTestId('new-page').click();
  await expectSoundDialog(page);

  await page.goto('/editor/releases');
  const open = page.getByRole('button', { name: 'New release' });
  await open.click();
  await expectNoViolations(page);
  await dialog(page).getByLabel('Name').fill('Double day');
  await dialog(page)
    .getByRole('checkbox', { name: /\/double-day/ })
    .check();
  await dialog(page).getByLabel('Goes live', { exact: true }).fill('2099-11-11T00:00');
  const schedule = dialog(page).getByRole('button', { name: 'Schedule' });
  await schedule.click();
  const sign = dialog(page).getByText('I have seen these warnings');
  await expect(sign).toBeVisible();
  await expectNoViolations(page);
  await sign.click();
  await schedule.click();
  await expect(page.getByTestId('release')).toBeVisible();
  await expectNoViolations(page);
  await expectReadingOrder(page, page.getByTestId('releases'));
});

test('every panel and dialog of the workspace has no violations, including the canvas; Tab follows the visual order', {
  tag: '@all',
}, async ({ page, server }) => {
  await openCampaign(page, server.ownerPassword);
  for (const panel of ['outline', 'add', 'media', 'history', 'experiment', 'checks', 'json']) {
    await page.getByTestId(`rail-${panel}`).click();
    await expectNoViolations(page, '[data-testid=left-panel]');
  }
  await page.getByTestId('rail-outline').click();
  await textRow(page).click();
  await expectNoViolations(page);
  for (const name of ['review', 'schedule', 'publish', 'time', 'help', 'page-picker']) {
    await page.getByTestId(/^(time|help|page-picker)$/.test(name) ? name : `open-${name}`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByTestId('rail-history').click();
  await page.getByTestId('version').first().getByRole('button', { name: 'Compare' }).click();
  await expectSoundDialog(page);
  await page.getByTestId('rail-outline').click();
  expect(await regionsByTab(page)).toEqual(['header', 'nav', 'outline-tree', 'stage', 'inspector', 'footer']);
});

test('on a small tablet and a laptop everything fits: nothing is covered or cut off, and only panels scroll', {
  tag: '@all',
}, async ({ page, server }) => {
  await openCampaign(page, server.ownerPassword);
  for (const size of [
    { width: 768, height: 600 },
    { width: 1280, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await textRow(page).evaluate((row: HTMLElement) => row.click());
    if (size.width < 1024) await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByTestId('inspector')).toBeVisible();
    await expectNoViolations(page);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(beyond).toEqual([0, 0]);
    const last = page.getByTestId('inspector').getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
  }
});

test('on a phone a page’s texts, order and visibility are edited, and it is checked, published and rolled back', {
  tag: '@all',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, server.ownerPassword);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'guides' }).first().click();
  const frame = page.getByTestId('stage-frame').frameLocator('iframe');
  const modules = () =>
    frame
      .locator('[data-node]')
      .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.node));
  // Waits for all of the seed's home page: modules out of view are drawn when the browser is idle.
  await expect.poll(async () => (await modules()).length).toBe(6);
  const before = await modules();
  const edits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/edits')) edits.push(request.postData() ?? '');
  });

  const first = frame.locator('[data-node]').first();
  await first.click({ position: { x: 5, y: 5 } });
  const toolbar = page.getByTestId('module-toolbar');
  await expect(toolbar.getByRole('button')).toHaveCount(3);
  await expect(toolbar.locator('[data-drag]')).toHaveCount(0);
  for (const key of ['Delete', 'Control+d', 'Control+x', 'Control+z']) {
    await page.locator('main').press(key);
    expect(await modules(), key).toEqual(before);
  }
  await expect(page.getByText('deleting need a wider one').first()).toBeVisible();
  expect(edits).toEqual([]);

  // The search opens there, too, without modules.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const palette = page.getByTestId('palette');
  await expect(palette.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('releases');
  await expect(palette.getByRole('link', { name: 'Releases' })).toBeVisible();
  await expect(page.getByTestId('add-module')).toHaveCount(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();

  await toolbar.getByRole('button', { name: 'Move down' }).click();
  await expect.poll(modules).toEqual([before[1], before[0], ...before.slice(2)]);
  await toolbar.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(modules).toEqual(before);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByTestId('inspector').getByRole('tab').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await first.click({ position: { x: 5, y: 5 } });

  await toolbar.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(modules).toEqual(before.slice(1));
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(modules).toEqual(before);

  await page.getByTestId('rail-checks').click();
  await expect(page.getByTestId('checks-panel')).toBeVisible();
  await expectNoViolations(page);
  await page.getByTestId('rail-history').click();
  await expect(page.getByTestId('version').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the page offline' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByTestId('version').first().getByRole('button', { name: 'Compare' }).click();
  await expectSoundDialog(page);
  await page.getByRole('button', { name: 'Close' }).first().click();
  for (const name of ['review', 'schedule', 'page-picker']) {
    await page.getByTestId(name === 'page-picker' ? name : `open-${name}`).click();
    await expectSoundDialog(page);
  }

  await first.click({ position: { x: 5, y: 5 } });
  await toolbar.getByRole('button', { name: 'Hide' }).click();
  await expectSaved(page);
  await publish(page);
  await expectNoViolations(page);
  const back = { name: 'Back to version 1' };
  await page.getByRole('button', back).click();
  await page.getByRole('alertdialog').getByRole('button', back).click();
  await expect(page.getByTestId('publish-result').getByText('Version 1 is live')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByTestId('inspector')).toBeVisible();
  await page.getByTestId('rail-outline').click();
  await rows(page).last().click();
  await page.keyboard.press('Delete');
  await expect.poll(modules).toEqual(before.slice(1, -1));
});

test('a page’s form shows the search result and the shared link that its head gives', {
  tag: '@all',
}, async ({ page, server }) => {
  await openCampaign(page, server.ownerPassword);
  const preview = page.getByTestId('search-preview');
  const title = preview.getByTestId('result-title');
  const html = async (path: string) => (await send(server.port, 'zest', path)).body;
  for (const [lang, path] of [
    ['ไทย', '/campaign/11-11'],
    ['English', '/en/campaign/11-11'],
  ] as const) {
    await page.getByRole('radio', { name: lang }).check();
    expect(await html(path)).toContain(`<title>${await title.textContent()}</title>`);
  }
  const picture = await preview.locator('img').getAttribute('src');
  expect(await html('/campaign/11-11')).toContain(`content="${origin(server, 'zest')}${picture}"`);
  await preview.scrollIntoViewIfNeeded();
  for (const look of ['light', 'dark']) {
    if (look === 'dark') await darken(page);
    await expectNoViolations(page, '[data-testid=inspector-area]');
  }

  // A page of its own: other tests search for the campaign's title.
  await addPage(server, '/long-title');
  await page.goto('/editor');
  await page.getByTestId('page-table').getByRole('link', { name: '/long-title' }).click();
  await page
    .getByLabel('Title in search results')
    .fill('Everything for the eleventh of the eleventh '.repeat(3));
  await expect(title).toHaveText(/…$/);
  await expect(preview.getByText(/cut after about \d+/)).toBeVisible();
});

test('a text whose headings leave out a level is warned of, and its field is one step away', {
  tag: '@all',
}, async ({ page, server }) => {
  const text = { th: '<h2>หัวข้อ</h2><h4>ข้อย่อย</h4>', en: '<h2>A</h2>', id: '<h2>A</h2>' };
  const title = { th: 'ก', en: 'a', id: 'a' };
  await addPage(server, '/headings', [{ id: 'words', type: 'rich-text', v: 1, props: { title, text } }]);
  await signIn(page, server.ownerPassword);
  await page.getByTestId('page-table').getByRole('link', { name: '/headings' }).first().click();
  await page.getByTestId('rail-checks').click();
  const finding = page.locator('[data-testid=finding][data-code=HEADING_SKIPPED]');
  await expect(finding).toHaveCount(1);
  await expect(finding).toContainText('A heading of level 4 follows one of level 2');
  await expectNoViolations(page, '[data-testid=checks-panel]');
  await finding.getByRole('button').press('Enter');
  await expect(page.locator('[data-field="f-text"] :focus')).toHaveCount(1);
});

test('several modules of one type get a plain field at once, by keys, in one step', { tag: '@all' }, async ({
  page,
  server,
}) => {
  const topics = (id: string, props: object) => ({
    id,
    type: 'topics',
    v: 1,
    props: { title: {}, ...props },
  });
  await addPage(server, '/several', [topics('one', { layout: 'grid' }), topics('two', {})]);
  await signIn(page, server.ownerPassword);
  await page.getByTestId('page-table').getByRole('link', { name: '/several' }).first().click();
  await rows(page).first().click();
  await page.keyboard.press('Shift+ArrowDown');
  const inspector = page.getByTestId('inspector');
  await expect(inspector.getByRole('heading').first()).toHaveText('2 modules selected');
  const layout = inspector.getByLabel('Layout');
  const chosen = () => layout.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
  expect(await chosen()).toBe('Different values');
  for (const look of ['light', 'dark']) {
    if (look === 'dark') await darken(page);
    await expectNoViolations(page, '[data-testid=inspector-area]');
  }
  await layout.focus();
  await page.keyboard.type('Gri');
  await expect.poll(chosen).toBe('Grid');
  await expect(inspector.getByLabel('Columns on phones')).toBeVisible();
  await page.getByTestId('rail-json').click();
  await expect(page.getByTestId('json-panel')).toContainText(/"grid"[\s\S]*"grid"/);
  await page.getByTestId('rail-outline').click();
  await rows(page).first().focus();
  await page.keyboard.press('Control+z');
  await expect.poll(chosen).toBe('Different values');
});

/** Parts of the workspace in the order in which Tab enters them. */
async function regionsByTab(page: Page): Promise<string[]> {
  await page.locator('header a').first().focus();
  const seen: string[] = [];
  // The page in the canvas alone has many stops.
  for (let i = 0; i < 600; i++) {
    const region = await page.evaluate(() => {
      const part =
        '[data-testid="outline-tree"], [data-testid="stage"], [data-testid="inspector"], header, nav, footer';
      const found = document.activeElement?.closest(part);
      return found?.getAttribute('data-testid') ?? found?.tagName.toLowerCase() ?? '';
    });
    if (region && seen.at(-1) !== region) seen.push(region);
    if (region === 'footer') break;
    await page.keyboard.press('Tab');
  }
  return seen.filter((region, i) => !(region === 'header' && i > 0));
}
