import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hold } from './hold.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ownContext: true });

const tabs = (page: Page) => page.getByTestId('tab-strip').getByRole('tab');

/** Opens the favourites, with tabs so large that the fonts differ by more than any rounding. */
async function openTabs(page: Page) {
  await page.goto('/en/favorites', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect(tabs(page)).toHaveCount(5);
  await tabs(page).evaluateAll((all) => {
    for (const tab of all) tab.style.fontSize = '40px';
  });
}

const FONTS = /\.woff2/;

/** Width of all tabs. */
const width = (page: Page) =>
  tabs(page).evaluateAll((all) => all.reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0));

test.describe('favourites on a desktop', () => {
  test.use(DESKTOP);

  test('the arrows of a line of tabs follow a font that arrives late', async ({ page, server }) => {
    await signIn(page, server, 'patient');
    await openTabs(page);
    await page.evaluate(() => document.fonts.ready);
    const after = await width(page);

    const release = await hold(page, FONTS, Number.POSITIVE_INFINITY);
    await openTabs(page);
    const before = await width(page);
    expect(Math.abs(after - before)).toBeGreaterThan(4);

    // Room for the narrower of both fonts alone.
    const room = Math.round((before + after) / 2);
    await page.getByTestId('tab-strip').evaluate((strip, px) => {
      strip.style.inlineSize = `${px}px`;
      window.dispatchEvent(new Event('resize'));
    }, room);
    const next = page.getByTestId('tabs-next');
    await expect(next).toHaveCount(before > room ? 1 : 0);
    release();
    await expect.poll(() => width(page)).toBeCloseTo(after, 0);
    await expect(next).toHaveCount(after > room ? 1 : 0);
  });
});

type Window = { shifted: number };

/** Counts the layout shifts of the pages that are opened next. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as Window;
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        counted.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the shifts so far. A shift is reported after the frame in which it happens. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as Window).shifted;
  });

/** Sum of the page's layout shifts, with fonts that arrive when the page stands. */
async function shifts(page: Page, path: string) {
  const release = await hold(page, FONTS, Number.POSITIVE_INFINITY);
  await countShifts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await arrived(page, 'a');
  return shifted(page);
}

/** Waits until the interface's font has the letter. */
const arrived = (page: Page, letter: string) =>
  expect
    .poll(() => page.evaluate((text) => document.fonts.check('16px "Anuphan Variable"', text), letter))
    .toBe(true);

/** A Thai font of the system, as phones have one, in place of those that the page's styles name. */
async function withThaiFont(page: Page, { port }: RunningServer) {
  const file = fileURLToPath(
    import.meta.resolve('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'),
  );
  await page.route('**/thai-font', (route) => route.fulfill({ path: file, contentType: 'font/woff2' }));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { pathname, search } = new URL(request.url());
    const { 'accept-encoding': _, ...headers } = request.headers();
    const { status, body } = await send(port, 'zest', pathname + search, { headers });
    const named = /local\(Noto Sans Thai(?: Bold)?\)/g;
    expect(body).toMatch(named);
    await route.fulfill({
      status,
      body: body.replaceAll(named, 'url(/thai-font)'),
      contentType: 'text/html; charset=utf-8',
    });
  });
}

/** Loads the fallback's faces as a browser loads local fonts: before the font that they stand in for. */
const loadFallback = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family === 'Anuphan Fallback');
    await Promise.all(faces.map((face) => face.load().catch(() => undefined)));
    return faces.filter(({ status }) => status === 'loaded').length;
  });

for (const [name, device] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device);

    for (const path of ['/en/article/a30001', '/en/note-detail/n30041'])
      test(`${path} hardly moves when its font arrives late`, { tag: '@all' }, async ({ page }) => {
        expect(await shifts(page, path)).toBeLessThan(0.01);
      });

    for (const path of ['/', '/content/d20013', '/search?keyword=หูฟัง', '/article/a30001'])
      test(`${path} hardly moves when its Thai font takes the place of the phone’s own`, {
        tag: path === '/' && name === 'a phone' ? [] : '@all',
      }, async ({ page, server }) => {
        await withThaiFont(page, server);
        const release = await hold(page, FONTS, Number.POSITIVE_INFINITY);
        await countShifts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        expect(await loadFallback(page)).toBeGreaterThan(4);
        const before = await shifted(page);
        release();
        await arrived(page, 'ก');
        expect((await shifted(page)) - before).toBeLessThan(0.005);
      });
  });
