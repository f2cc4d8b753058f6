import type { Page } from 'playwright/test';
import { HOSTILE_HTML, HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { pageOf, storePage } from '../support/pages.ts';
import { faultsOf, type RunningServer } from '../support/running-server.ts';
import { expectSaved, signIn } from './editor-kit.ts';
import { armedElements, watchForScript } from './hostile-watch.ts';
import { expect, test } from './test.ts';

test.use({
  locale: 'en-US',
  viewport: { width: 1440, height: 900 },
  expectedErrors: /status of 4\d\d/,
});

/** Whether the database can store the text; no page contains the others. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const links = HOSTILE_LINKS.filter(isStorable);
const markup = [
  ...HOSTILE_HTML.filter(isStorable),
  links.map((link) => `<a href="${escaped(link)}">x</a>`).join(' '),
];

/** A module for each hostile text, in every language; its title is the same text. */
const textModule = (html: string, i: number): ModuleNode => {
  const title = html.slice(0, 80);
  return {
    id: `t${i}`,
    type: 'rich-text',
    v: 1,
    props: { title: { th: title, en: title, id: title }, text: { th: html, en: html, id: html } },
  };
};
const linkModule = (link: string, i: number): ModuleNode => ({
  id: `l${i}`,
  type: 'goods-list',
  v: 1,
  props: { title: {}, link },
});
const harmless = { ...textModule('<p>Welcome</p>', 0), id: 'harmless' };
const hostilePage = pageOf([
  harmless,
  ...markup.map(textModule),
  ...links.filter((_, i) => i % 10 === 0).map(linkModule),
]);

const frameOf = (page: Page) => page.getByTestId('stage-frame').first().frameLocator('iframe');
const rows = (page: Page) => page.getByTestId('outline-row');

async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/editor/pages/${id}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(frameOf(page).locator('[data-node]').last()).toBeAttached({ timeout: 20_000 });
}

/** Expects that no script ran or is waiting for a click, and that the server logged no fault. */
async function expectHarmless(page: Page, signs: readonly string[], server: RunningServer): Promise<void> {
  expect(signs).toEqual([]);
  expect(await armedElements(page)).toEqual([]);
  expect(faultsOf(server)).toEqual([]);
}

/** Expects that a title can be edited, saved and shown. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByTestId('rail-outline').click();
  await rows(page).first().click();
  await page.locator('#f-title').fill('Still at work');
  await expect(rows(page).first()).toContainText('Still at work');
  await expect(frameOf(page).getByText('Still at work')).toBeVisible();
  await expectSaved(page);
}

test('the watch detects running scripts, and scripts waiting for a click', async ({
  page,
  context,
  server,
}) => {
  const signs = await watchForScript(context);
  await page.setContent('<svg onload="alert(1)"></svg>');
  await expect.poll(() => signs.join()).toMatch(/alert|dialog/);
  expect(await armedElements(page)).toHaveLength(1);
  await page.goto(`http://zest.localhost:${server.port}/about-us`);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<a href="javascript:alert(1)">x</a>'),
  );
  expect(await armedElements(page)).toHaveLength(1);
});

test('a hostile page runs no script, in the shop and in the canvas, and can be edited', async ({
  page,
  context,
  server,
}) => {
  const signs = await watchForScript(context);
  await storePage(server, { tenantId: 'zest', id: 'hostile', path: '/hostile' }, hostilePage);
  for (const path of ['/hostile', '/en/hostile']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await page.locator('[data-node]').last().scrollIntoViewIfNeeded();
    await expectHarmless(page, signs, server);
  }
  await signIn(page, server.ownerPassword);
  await openPage(page, 'hostile');
  await expectHarmless(page, signs, server);
  await expectUsable(page);
  await expectHarmless(page, signs, server);
});

test('hostile text in the JSON panel and in imported files stays text', { tag: '@all' }, async ({
  page,
  context,
  server,
}) => {
  const signs = await watchForScript(context);
  await storePage(server, { tenantId: 'zest', id: 'plain', path: '/plain' }, pageOf([harmless]));
  await signIn(page, server.ownerPassword);
  await openPage(page, 'plain');
  await page.getByTestId('rail-json').click();
  const panel = page.getByTestId('json-panel');
  const take = (text: string) =>
    page.getByTestId('json-file').setInputFiles({
      name: 'page.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  for (const text of [HOSTILE_HTML.join('\n'), `{"__proto__":{"x":1},"nodes":"${'<script>'.repeat(50)}"}`]) {
    await take(text);
    await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
  }
  await expectHarmless(page, signs, server);

  await take(JSON.stringify(pageOf([harmless, ...markup.map(textModule)])));
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => frameOf(page).locator('[data-node]').count()).toBeGreaterThan(50);
  await expectSaved(page);
  await expectHarmless(page, signs, server);
  await expectUsable(page);
});

test('hostile clipboards add no script to a text or a page', { tag: '@all' }, async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const signs = await watchForScript(context);
  await storePage(server, { tenantId: 'zest', id: 'pasted', path: '/pasted' }, pageOf([harmless]));
  await signIn(page, server.ownerPassword);
  await openPage(page, 'pasted');

  await rows(page).first().click();
  for (const text of ['<img src=x onerror=alert(1)>', '{"talat":"modules","roots":["a"],"nodes":{"a":{}}}']) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
    await expect(page.getByText('There are no modules on the clipboard').first()).toBeAttached();
  }
  const nodes = markup.slice(0, 40).map(textModule);
  const modules = { talat: 'modules', roots: nodes.map(({ id }) => id), nodes: pageOf(nodes).nodes };
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), JSON.stringify(modules));
  await page.keyboard.press('Control+v');
  await expect(page.getByTestId('announcer')).toHaveText('40 modules pasted');
  await expectSaved(page);
  await expectHarmless(page, signs, server);

  await rows(page).first().click();
  const body = page.getByTestId('inspector').locator('[contenteditable="true"]');
  await body.click();
  await body.evaluate((element, texts) => {
    for (const text of texts) {
      document.execCommand('selectAll');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, HOSTILE_HTML);
  await expectSaved(page);
  await expectHarmless(page, signs, server);
  await expectUsable(page);
});
