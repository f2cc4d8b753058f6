import type { Browser, BrowserContext, Page } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { timeToSee } from './editor-probe.ts';
import { growContent } from './large-content.ts';
import { percentile, type Row, row } from './report.ts';
import { watchScrolling } from './scroll-probe.ts';
import { signIn } from './sign-in.ts';
import { withSite } from './site.ts';

const SIZE = 100_000;
const TYPES = ['goods', 'deals', 'articles', 'keywords'];
/** Number of measurements of each kind, after one that only fills the caches. */
const TIMES = { openings: 8, loads: 5, searches: 5, pages: 40 };
/** Height of a row. */
const ROW_PX = 57;
/** A brisk hand at the wheel: 3,000 rows at five windows a second. */
const WHEEL = { distance: 3_000 * ROW_PX, speed: 4_000 };

const FRAMES_BETWEEN_KEYS = 15;

/** Frequent and rare words in both scripts, two letters, model numbers with and without letters, and no word at all. */
const QUERIES = [
  'หูฟัง',
  'ครีมกันแดด',
  'เครื่องฟอกอากาศ',
  'กา',
  'headphones',
  'sunscreen',
  'ca',
  'mk112648',
  '17377',
  'ไม่มีคำนี้ในร้าน',
];

const OPENING = { atMost: 300 };
const SEARCH = { atMost: 100 };
/** Longest time in ms without a row where one belongs. */
const BLANK = { atMost: 100 };

const ROWS = '[data-testid="content-row"]';
const WINDOW = { viewport: { width: 1440, height: 860 }, locale: 'th-TH' };

/** The desk's lists of 100,000 entries: the time until the first rows are there, scrolling, and the search. */
export async function contentList(): Promise<Row[]> {
  return withSite(async (site) => {
    await growContent(site.databaseUrl, SIZE);
    return withBrowser(async (browser) => {
      const context = await browser.newContext(WINDOW);
      const origin = await signIn(context, site);
      return measureLists(browser, context, `${origin}/editor/content`);
    });
  });
}

/** Measures the lists below this address, signed in by `context`. */
async function measureLists(browser: Browser, context: BrowserContext, address: string): Promise<Row[]> {
  const page = await context.newPage();
  return [
    ...(await openings(page, address)),
    row('content-list: page load → first rows', await coldLoads(browser, context, `${address}/goods`), 'ms'),
    ...(await scrolling(page, `${address}/goods`)),
    ...(await searches(page)),
  ];
}

/** Time from the click on each type to the first paint of its rows. */
async function openings(page: Page, address: string): Promise<Row[]> {
  await page.goto(address);
  const rows: Row[] = [];
  const all: number[] = [];
  for (const type of TYPES) {
    const card = page.locator(`[data-testid="content-type"][data-id="${type}"]`);
    const times: number[] = [];
    for (let opening = 0; opening <= TIMES.openings; opening++) {
      // The numbers of entries are there: nothing else is requested.
      await card.getByText('1,000').waitFor();
      const ms = await timeToSee(page, { selector: ROWS }, 'pointerdown', () =>
        card.getByRole('link').click(),
      );
      if (opening > 0) times.push(ms);
      await page.locator('main a[href="/editor/content"]').click();
    }
    rows.push(row(`content-list: open ${type} → first rows`, times, 'ms', OPENING));
    all.push(...times);
  }
  return [...rows, row('content-list: open → first rows, p95', percentile(all, 0.95), 'ms', OPENING)];
}

/** Time from the navigation to the first rows in a browser without a cache. */
async function coldLoads(browser: Browser, context: BrowserContext, address: string): Promise<number[]> {
  const storageState = await context.storageState();
  const times: number[] = [];
  for (let load = 0; load <= TIMES.loads; load++) {
    const fresh = await browser.newContext({ ...WINDOW, storageState });
    const page = await fresh.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await timeToSee(page, { selector: ROWS }, undefined, async () => {});
    if (load > 0) times.push(await page.evaluate(() => performance.now()));
    await fresh.close();
  }
  return times;
}

/** Waits for this number of frames. */
async function frames(number: number): Promise<void> {
  for (let frame = 0; frame < number; frame++) await new Promise(requestAnimationFrame);
}

/** Gaps in a list that is scrolled by the wheel, then by its keys. */
async function scrolling(page: Page, address: string): Promise<Row[]> {
  await page.goto(address);
  await page.locator(ROWS).first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  const wheel = await watchScrolling(page, ROWS, async () => {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: WINDOW.viewport.width / 2,
      y: WINDOW.viewport.height / 2,
      yDistance: -WHEEL.distance,
      speed: WHEEL.speed,
      gestureSourceType: 'mouse',
    });
  });
  const seen = Math.round((await page.evaluate(() => window.scrollY)) / ROW_PX);
  const keys = await watchScrolling(page, ROWS, async () => {
    for (let press = 0; press < TIMES.pages; press++) {
      await page.keyboard.press('PageDown');
      await page.evaluate(frames, FRAMES_BETWEEN_KEYS);
    }
  });
  return [
    row('content-list: rows passed by the wheel', seen, 'rows'),
    ...Object.entries({ wheel, 'page down': keys }).flatMap(([way, scrolled]) => [
      row(`content-list: ${way}, longest gap`, scrolled.longestBlank, 'ms', BLANK),
      row(`content-list: ${way}, frames with a gap`, scrolled.blanks, 'frames'),
      row(`content-list: ${way}, all frames`, scrolled.frames, 'frames'),
      row(`content-list: ${way}, longest frame`, scrolled.longestFrame, 'ms'),
    ]),
  ];
}

/** Time of the list's search, from the browser's request to its parsed response. */
async function searches(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const type of TYPES) {
    const times: number[] = [];
    for (let round = 0; round <= TIMES.searches; round++)
      for (const keyword of QUERIES) {
        const ms = await page.evaluate(search, { type, keyword });
        if (round > 0) times.push(ms);
      }
    rows.push(row(`content-list: search of ${type}`, times, 'ms'));
    rows.push(row(`content-list: search of ${type}, p95`, percentile(times, 0.95), 'ms', SEARCH));
  }
  return rows;
}

async function search({ type, keyword }: { type: string; keyword: string }): Promise<number> {
  const started = performance.now();
  const response = await fetch(`/api/saas-low-code-service/api/editor/content/${type}/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'th' },
    body: JSON.stringify({ keyword }),
  });
  const { success } = await response.json();
  if (!success) throw new Error(`The search of ${type} for ${keyword} failed: ${response.status}`);
  return performance.now() - started;
}
