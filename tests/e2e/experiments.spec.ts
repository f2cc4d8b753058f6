import type { Browser, Page } from 'playwright/test';
import type { ModuleNode } from '#schemas/page/document.ts';
import { readRows } from '../support/database.ts';
import { pageOf, putPage, readPage, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP } from './devices.ts';
import { expectNoViolations, expectSaved, rows, signIn } from './editor-kit.ts';
import { expect, origin, test } from './test.ts';

test.use({ locale: 'en-US', expectedErrors: /status of 4\d\d/, viewport: { width: 1440, height: 900 } });

const PATH = '/en/tried';
const INTRO = '[data-node=intro]';
const everywhere = (text: string) => ({ th: text, en: text, id: text });
const intro = (title: string): ModuleNode => ({
  id: 'intro',
  type: 'rich-text',
  v: 1,
  props: { title: everywhere(title), text: everywhere('<p><a href="/deals">All deals</a></p>') },
});
const documentOf = (title: string) => ({
  ...pageOf([intro(title)]),
  meta: { title: everywhere('Tried'), description: everywhere('A page on trial') },
});

/** A page that is live, published as a version. */
async function publishedPage(server: RunningServer): Promise<void> {
  await storePage(server, { tenantId: 'zest', id: 'tried', path: '/tried' }, documentOf('Welcome'));
  const { id, rev } = await readPage(server, 'zest', '/tried');
  await putPage(server, 'zest', { id, rev, document: documentOf('Welcome') });
}

/** A new browser, and a visit in it: the titles in the page's first HTML, before any script has run. */
async function newVisitor(browser: Browser, server: RunningServer) {
  const context = await browser.newContext({ ...DESKTOP, baseURL: origin(server, 'zest') });
  const page = await context.newPage();
  const visit = async () => {
    const response = await page.goto(PATH);
    const html = (await response?.text()) ?? '';
    const titles = ['Welcome', 'Hurry up'].filter((title) => html.includes(title));
    await expect(page.locator(INTRO)).toContainText(titles[0] ?? '');
    return { titles, cache: response?.headers()['x-cache'] };
  };
  return { page, context, visit, first: await visit() };
}
type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** One visitor of each arm. */
async function visitorsOfBothArms(browser: Browser, server: RunningServer): Promise<[Visitor, Visitor]> {
  const found: Partial<Record<string, Visitor>> = {};
  await expect(async () => {
    const visitor = await newVisitor(browser, server);
    const [title = ''] = visitor.first.titles;
    if (found[title]) await visitor.context.close();
    found[title] ??= visitor;
    expect(Object.keys(found)).toHaveLength(2);
  }).toPass();
  return [found.Welcome, found['Hurry up']] as [Visitor, Visitor];
}

/** Lets the page's events be collected and sent. */
async function send(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-observed]')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}

const counts = (server: RunningServer) =>
  readRows(
    server,
    `select arm, count(*)::int as visitors, count(*) filter (where has_reached_goal)::int as goals
     from experiment_visitors where tenant_id = 'zest' group by arm order by arm`,
    [],
  );

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

test('an experiment: a variant from the draft, stable arms from the cache, counts, and its end with the variant', {
  tag: '@all',
}, async ({ page, browser, server }) => {
  await publishedPage(server);
  await signIn(page, server.ownerPassword);
  await page.goto('/editor/pages/tried');
  const canvas = page.getByTestId('stage-frame').frameLocator('iframe');
  await rows(page).first().click();
  await page.locator('#f-title').fill('Hurry up');
  await expectSaved(page);
  await expect(canvas.locator(INTRO)).toContainText('Hurry up');

  await page.getByTestId('rail-experiment').click();
  await page.getByRole('button', { name: 'Use the draft as variant B' }).click();
  const arms = page.getByTestId('experiment-arm');
  await expect(arms).toHaveCount(2);
  await arms.first().getByRole('button', { name: 'Show on the canvas' }).click();
  await expect(canvas.locator(INTRO)).toContainText('Welcome');
  await arms.first().getByRole('button', { name: 'Back to the draft' }).click();
  await expect(canvas.locator(INTRO)).toContainText('Hurry up');
  await page.getByTestId('experiment-goal').selectOption('intro');
  await expectNoViolations(page, '[data-testid=left-panel]');
  await confirm(page, 'Start the experiment');
  await expect(page.getByTestId('experiment-reading')).toHaveAttribute('data-state', 'early');

  const [a, b] = await visitorsOfBothArms(browser, server);
  for (const visitor of [a, b]) {
    const again = await visitor.visit();
    // The HTML holds one arm, so that nothing flickers.
    expect(again).toEqual({ titles: visitor.first.titles, cache: 'hit' });
    expect(again.titles).toHaveLength(1);
    await send(visitor.page);
  }
  const seen = { visitors: 1, goals: 0 };
  await expect
    .poll(() => counts(server))
    .toEqual([
      { arm: 0, ...seen },
      { arm: 1, ...seen },
    ]);
  await b.page.locator(INTRO).getByRole('link').click();
  await expect(b.page).toHaveURL(/\/deals$/);
  await send(b.page);
  await expect
    .poll(() => counts(server))
    .toEqual([
      { arm: 0, ...seen },
      { arm: 1, visitors: 1, goals: 1 },
    ]);

  await confirm(page, 'End with variant B');
  await expect(page.getByTestId('past-experiment')).toContainText('1 reached the goal (100%)');
  for (const visitor of [a, b])
    await expect.poll(async () => (await visitor.visit()).titles).toEqual(['Hurry up']);
  expect(await counts(server)).toEqual([]);
});
