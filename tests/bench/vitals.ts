import type { Browser, Locator, Page } from 'playwright-core';
import { targetPath } from '#locales/format/target-path.ts';
import { recommendedDeals } from '#schemas/api/search.ts';
import { PHONE } from '../e2e/devices.ts';
import { apiOf } from '../support/api.ts';
import type { RunningServer } from '../support/running-server.ts';
import { withBrowser } from './browser.ts';
import { cumulativeShift, keepVitals, measuredBy } from './page-vitals.ts';
import { type Row, row } from './report.ts';
import { HOMES, withSite } from './site.ts';

const RUNS = 5;
const SLOWDOWN = 4;

type Interaction = { find: (page: Page) => Locator; act: (target: Locator) => Promise<void> };
/** Taps without Playwright's checks, which would be part of the measurement. */
const tap = (target: Locator) => target.tap({ force: true });
const tapOn = (testId: string, nth = 0): Interaction => ({
  find: (page) => page.getByTestId(testId).nth(nth),
  act: tap,
});
const keyOn = (testId: string, key: string): Interaction => ({
  find: (page) => page.getByTestId(testId).first(),
  act: (target) => target.press(key),
});

type Interactions = Readonly<Record<string, Interaction>>;

/** Interactions on a home page; a tenant's page need not have all of them. */
const HOME: Interactions = {
  'carousel bullet': tapOn('carousel-bullet', 2),
  // On a phone, strips are swiped, and their arrows are for the keyboard.
  'strip arrow': keyOn('strip-next', 'Enter'),
  'feed tab': { find: (page) => page.getByRole('tab').nth(1), act: tap },
  // A list that loads more when its end comes near has a link instead.
  'load more': { find: (page) => page.locator('button[data-testid="load-more"]').first(), act: tap },
  navigator: tapOn('navigator-toggle'),
  'closing it': tapOn('navigator-toggle'),
};
const LIST: Interactions = {
  'search field': tapOn('search-input'),
  'a letter': keyOn('search-input', 'a'),
  'search, closed': keyOn('search-input', 'Escape'),
  'filter sheet': tapOn('filter-open'),
  'a filter': { find: (page) => page.getByTestId('filter-sheet').getByRole('checkbox').first(), act: tap },
  'applying it': tapOn('filter-apply'),
};
const visiblePanel = (page: Page) => page.locator('[data-testid=chart-panel]:visible');
const DEAL: Interactions = {
  heart: tapOn('favorite'),
  'login, closed': keyOn('dialog-login', 'Escape'),
  'chart period': { find: (page) => page.locator('[name=price-period]:not(:checked)').first(), act: tap },
  'chart by key': {
    find: (page) => visiblePanel(page).getByTestId('chart-reader'),
    act: (reader) => reader.press('ArrowLeft'),
  },
  'gallery zoom': { find: (page) => page.getByTestId('gallery-picture').first().getByRole('link'), act: tap },
  'next picture': keyOn('gallery-zoom', 'ArrowRight'),
  'zoom, closed': keyOn('gallery-zoom', 'Escape'),
  'price alert': tapOn('price-alert-link'),
  'share sheet': tapOn('share-open'),
};

/** A measured page, with the interactions on it that shoppers wait for. */
type Screen = { name: string; tenant: string; path: string; interactions: Interactions };

/** Minimum duration of measured interactions, milliseconds. */
const SHORTEST = 16;

type Visit = { lcp: number; shiftAtRest: number; shift: number; interactions: Record<string, number> };

/**
 * LCP, INP and CLS of the home pages, a list and a deal on a phone with the processor slowed to a quarter and an empty
 * browser cache. The site has the pages and the pictures in its own cache, as for any but its first visitor.
 */
export async function vitals(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const screen of await screensOf(site)) {
        await visit(browser, site, screen);
        const visits: Visit[] = [];
        while (visits.length < RUNS) visits.push(await visit(browser, site, screen));
        rows.push(...rowsOf(`vitals, ${screen.name}`, visits));
      }
      return rows;
    }),
  );
}

async function screensOf(site: RunningServer): Promise<Screen[]> {
  const { content } = await apiOf(site, 'zest').call(recommendedDeals, {
    body: { pageRequest: { size: 1 } },
  });
  const deal = content[0]?.code;
  if (!deal) throw new Error('The seed has no deal');
  return [
    ...HOMES.map((tenant) => ({ name: tenant, tenant, path: '/', interactions: HOME })),
    { name: 'list', tenant: 'zest', path: '/products', interactions: LIST },
    { name: 'deal', tenant: 'zest', path: targetPath('CONTENT', deal), interactions: DEAL },
  ];
}

function rowsOf(name: string, visits: readonly Visit[]): Row[] {
  const all = (pick: (visit: Visit) => number) => visits.map(pick);
  const done = Object.keys(visits[0]?.interactions ?? {});
  return [
    row(
      `${name}: LCP`,
      all(({ lcp }) => lcp),
      'ms',
      { atMost: 1_500 },
    ),
    row(
      `${name}: INP`,
      all(({ interactions }) => Math.max(...Object.values(interactions))),
      'ms',
      { atMost: 100 },
    ),
    ...done.map((each) =>
      row(
        `${name}: ${each}`,
        all(({ interactions }) => interactions[each] ?? 0),
        'ms',
      ),
    ),
    row(
      `${name}: CLS`,
      all(({ shift }) => shift),
      '',
      { atMost: 0.02 },
    ),
    row(
      `${name}: CLS before scrolling`,
      all(({ shiftAtRest }) => shiftAtRest),
      '',
    ),
  ];
}

async function visit(browser: Browser, { port }: RunningServer, screen: Screen): Promise<Visit> {
  const { name, tenant, path } = screen;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await keepVitals(page);
    const response = await page.goto(`http://${tenant}.localhost:${port}${path}`, {
      waitUntil: 'networkidle',
    });
    if (response?.status() !== 200) throw new Error(`The page of ${name} answered ${response?.status()}`);
    await settle(page);
    const { lcp, shifts } = await measuredBy(page);
    await scrollThrough(page);
    const shift = cumulativeShift((await measuredBy(page)).shifts);
    const interactions: Record<string, number> = {};
    for (const [each, interaction] of Object.entries(screen.interactions)) {
      const ms = await timeOf(page, interaction);
      if (ms !== undefined) interactions[each] = ms;
    }
    return { lcp, shiftAtRest: cumulativeShift(shifts), shift, interactions };
  } finally {
    await context.close();
  }
}

/** Milliseconds from the input to the next paint; undefined when the page doesn't have the element. */
async function timeOf(page: Page, { find, act }: Interaction): Promise<number | undefined> {
  const target = find(page);
  if ((await target.count()) === 0) return undefined;
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(page);
  const { length } = (await measuredBy(page)).interactions;
  await act(target);
  await settle(page);
  const measured = (await measuredBy(page)).interactions.slice(length);
  return Math.max(SHORTEST, ...measured.map(({ ms }) => ms));
}

/** Waits until the page has been idle, and a moment more for its last paint. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300), { timeout: 2_000 })),
  );

/** Scrolls to the end of the page by half a screen at a time, while its pictures load. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const { scrollingElement: root } = document;
    while (root && root.scrollTop + window.innerHeight < root.scrollHeight - 1) {
      root.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });
