import type { Browser, Locator, Page } from 'playwright-core';
import { PHONE } from '../e2e/devices.ts';
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

/** Interactions on a home page; a tenant's page need not have all of them. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'carousel bullet': { find: (page) => page.getByTestId('carousel-bullet').nth(2), act: tap },
  // On a phone, strips are swiped, and their arrows are for the keyboard.
  'strip arrow': {
    find: (page) => page.getByTestId('strip-next').first(),
    act: (arrow) => arrow.press('Enter'),
  },
  'feed tab': { find: (page) => page.getByRole('tab').nth(1), act: tap },
  // A list that loads more when its end comes near has a link instead.
  'load more': { find: (page) => page.locator('button[data-testid="load-more"]').first(), act: tap },
  navigator: { find: (page) => page.getByTestId('navigator-toggle'), act: tap },
  'closing it': { find: (page) => page.getByTestId('navigator-toggle'), act: tap },
};
/** Minimum duration of measured interactions, milliseconds. */
const SHORTEST = 16;

type Visit = { lcp: number; shiftAtRest: number; shift: number; interactions: Record<string, number> };

/**
 * LCP, INP and CLS of the home pages on a phone with the processor slowed to a quarter and an empty browser cache. The
 * site has the pages and the pictures in its own cache, as for any but its first visitor.
 */
export async function vitals(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const tenant of HOMES) {
        await visit(browser, site, tenant);
        const visits: Visit[] = [];
        while (visits.length < RUNS) visits.push(await visit(browser, site, tenant));
        rows.push(...rowsOf(`vitals, ${tenant}`, visits));
      }
      return rows;
    }),
  );
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

async function visit(browser: Browser, { port }: RunningServer, tenant: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await keepVitals(page);
    const response = await page.goto(`http://${tenant}.localhost:${port}/`, { waitUntil: 'networkidle' });
    if (response?.status() !== 200)
      throw new Error(`The home page of ${tenant} answered ${response?.status()}`);
    await settle(page);
    const { lcp, shifts } = await measuredBy(page);
    await scrollThrough(page);
    const shift = cumulativeShift((await measuredBy(page)).shifts);
    const interactions: Record<string, number> = {};
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      const ms = await timeOf(page, interaction);
      if (ms !== undefined) interactions[name] = ms;
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
  await target.scrollIntoViewIfNeeded();
  await settle(page);
  const { length } = (await measuredBy(page)).interactions;
  await act(target);
  await settle(page);
  const measured = (await measuredBy(page)).interactions.slice(length);
  return Math.max(SHORTEST, ...measured.map(({ ms }) => ms));
}

/** Waits until the page has been idle, and a moment more for its last paint. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));

/** Scrolls to the end of the page by half a screen at a time, while its pictures load. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const { scrollingElement: root } = document;
    while (root && root.scrollTop + window.innerHeight < root.scrollHeight - 1) {
      root.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });
