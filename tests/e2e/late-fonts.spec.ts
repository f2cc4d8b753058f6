import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

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

/** Holds back the fonts of the pages that are opened next; returns the function that lets them come. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.woff2/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

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

    const release = await holdFonts(page);
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

/** Sum of the page's layout shifts, with fonts that arrive when the page stands. */
async function shifts(page: Page, path: string) {
  const release = await holdFonts(page);
  await page.addInitScript(() => {
    const counted = window as unknown as Window;
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        counted.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Anuphan Variable"', 'a')))
    .toBe(true);
  // A shift is reported after the frame in which it happens.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as Window).shifted;
  });
}

for (const [name, device] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device);

    for (const path of ['/en/article/a30001', '/en/note-detail/n30041'])
      test(`${path} hardly moves when its font arrives late`, async ({ page }) => {
        expect(await shifts(page, path)).toBeLessThan(0.01);
      });
  });
