import type { Page } from 'playwright/test';
import type { ViewEvent } from '#client/view-collector.ts';
import { collectClicks, recommendedDeals, recommendLabels } from '#schemas/api/search.ts';
import { apiOf } from '../support/api.ts';
import { journal, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP } from './devices.ts';
import { hold } from './hold.ts';
import { drawn, hydrated } from './story.ts';
import { expect, test } from './test.ts';

const LABEL = 'FREE_SHIPPING';
/** Views are collected for a second and sent together; this is longer. */
const GATHERED_MS = 1_500;

const feed = (page: Page) => page.getByTestId('module-recommended-deals');
const cards = (page: Page) => feed(page).getByTestId('deal-card');
const more = (page: Page) => feed(page).getByTestId('load-more');
const tab = (page: Page, id: string) => feed(page).locator(`[role=tab][data-id="${id}"]`);
const idsOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.id ?? ''));

/** Pages and labels of the browser's requests to the feed; the tests themselves request none. */
async function asked(server: RunningServer, since: number) {
  const calls = (await journal(server, since)).filter(
    ({ endpoint, origin }) => endpoint === 'recommendedDeals' && origin === 'browser',
  );
  return calls.flatMap(({ body }) => {
    // A request that is still arriving is recorded before its body is read.
    const { pageRequest, labelCodes } = JSON.parse(body || '{}');
    return pageRequest ? [{ page: pageRequest.page, labels: labelCodes }] : [];
  });
}

/** Opens the feed; an address that no test has visited is rendered again. */
async function visit(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
  const since = Date.now();
  await feed(page).scrollIntoViewIfNeeded();
  return since;
}

test.use(DESKTOP);

test('[H6] label tabs and All; a label filters; more on demand; a skeleton while loading', async ({
  page,
  server,
}) => {
  const labels = await apiOf(server, 'zest').call(recommendLabels, {});
  const start = Date.now();
  const since = await visit(page, '/?page=97');
  await expect(feed(page).getByRole('tab')).toHaveCount(labels.length + 1);
  await expect(tab(page, '')).toHaveAttribute('aria-selected', 'true');

  const release = await hold(page, `**${recommendedDeals.path}`);
  await tab(page, LABEL).click();
  await expect(feed(page).getByTestId('skeleton').first()).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(20);
  await expect(feed(page).getByTestId('skeleton')).toHaveCount(0);
  expect(await asked(server, since)).toEqual([{ page: 1, labels: [LABEL] }]);
  const { content } = await apiOf(server, 'zest').call(recommendedDeals, { body: { labelCodes: [LABEL] } });
  expect(await idsOf(page)).toEqual(content.map(({ id }) => id));

  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  expect((await asked(server, since)).at(-1)).toEqual({ page: 2, labels: [LABEL] });
  const calls = await journal(server, start);
  expect(calls.filter(({ endpoint }) => endpoint === 'recommendLabels')).toEqual([
    expect.objectContaining({ origin: 'server', method: 'POST', body: '{}' }),
  ]);
});

test('[H7] starts over on another label; the server’s first page is used for All only', async ({
  page,
  server,
}) => {
  const since = await visit(page);
  const first = await idsOf(page);
  expect(await asked(server, since)).toEqual([]);
  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  await more(page).click();
  // Of so many cards, only those near the screen are in the document.
  await expect(feed(page).locator('[aria-setsize="60"]').first()).toBeVisible();
  await expect(more(page)).toHaveAttribute('data-state', 'ready');
  await tab(page, LABEL).click();
  await expect
    .poll(() => asked(server, since))
    .toEqual([
      { page: 2, labels: [] },
      { page: 3, labels: [] },
      { page: 1, labels: [LABEL] },
    ]);
  await expect(feed(page).locator('[aria-setsize="60"]')).toHaveCount(0);
  await tab(page, '').click();
  await expect.poll(() => idsOf(page)).toEqual(first);
  expect(await asked(server, since)).toHaveLength(3);
});

test('[SP7] after a failed page the button retries that page, and no item appears twice', {
  tag: '@all',
}, async ({ page, server }) => {
  const since = await visit(page);
  await spoil(server, { endpoint: 'recommendedDeals', fault: 'success=false' });
  await more(page).click();
  await expect(more(page)).toHaveAttribute('data-state', 'failed');
  await expect(cards(page)).toHaveCount(20);
  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  expect(await asked(server, since)).toEqual([
    { page: 2, labels: [] },
    { page: 2, labels: [] },
  ]);
  const ids = await idsOf(page);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[H16] a deal that comes into view is reported once, even if it comes again', async ({
  page,
  server,
}) => {
  const reported: ViewEvent[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(collectClicks.path)) reported.push(request.postDataJSON());
  });
  await page.clock.install();
  const since = await visit(page);
  for (const card of [0, 5, 10, 15, 19, 10, 0, 10, 19]) {
    await cards(page).nth(card).scrollIntoViewIfNeeded();
    await drawn(page);
  }
  const seen = await idsOf(page);
  await expect.poll(() => reported.flat().length).toBeGreaterThanOrEqual(seen.length);
  await page.clock.runFor(GATHERED_MS);
  const events = reported.flat();
  expect(events.map(({ id }) => id).sort()).toEqual(seen.sort());
  for (const event of events)
    expect(event).toEqual({ id: event.id, type: 'DEAL', page: 'home', module: 'feed' });
  const calls = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'collectClicks');
  expect(calls.map(({ status }) => status)).toEqual(reported.map(() => 200));
});
