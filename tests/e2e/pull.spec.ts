import type { Page } from 'playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

test.use({ ownContext: true });

const TEXTS = {
  th: ['ดึงลงเพื่อรีเฟรช', 'ปล่อยเพื่อรีเฟรช', 'กำลังรีเฟรช'],
  en: ['pull to refresh', 'release to refresh', 'refreshing'],
  id: ['tarik untuk memuat ulang', 'lepas untuk memuat ulang', 'memuat ulang'],
};

const bar = (page: Page) => page.getByTestId('pull-to-refresh');
const heightOf = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().height);

/** A simulated finger in the middle of the page. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  return {
    down: () => touch('touchStart', 300),
    to: (distance: number) => touch('touchMove', 300 + distance),
    up: () => touch('touchEnd'),
  };
}

/** Records the states of the bar from now on, with times in milliseconds. */
async function watchStates(page: Page) {
  await bar(page).evaluate((element) => {
    const seen: [string, number][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push([element.dataset.state ?? '', performance.now()])).observe(element, {
      attributeFilter: ['data-state'],
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen);
}

/** Opens a list in a browser that has had a touch before. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.touchscreen.tap(2, 300);
  await expect(bar(page)).toHaveAttribute('data-state', 'idle');
  // The code that the first touch requested listens.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const lang of ['th', 'en', 'id'] as const)
    test(`[SP19] pulling a list down refreshes it, in ${lang}`, async ({ page }) => {
      await visit(page, inLanguage(lang, '/deals'));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.headers().rsc) asked.push(new URL(request.url()).pathname);
      });
      const { down, to, up } = await finger(page);
      const [pull = '', release = '', refreshing = ''] = TEXTS[lang];

      // A pull of 33 pixels is damped to 26, less than nine tenths of 30.
      await down();
      await to(15);
      await to(33);
      await expect(bar(page)).toHaveText(pull);
      await expect.poll(() => heightOf(page)).toBeCloseTo(26.4, 0);
      await up();
      await expect(bar(page)).toHaveAttribute('data-state', 'idle');
      expect(asked).toEqual([]);

      const states = await watchStates(page);
      await down();
      await to(15);
      await to(36);
      await expect(bar(page)).toHaveText(release);
      await to(50);
      await expect.poll(() => heightOf(page)).toBeCloseTo(40, 0);
      await up();
      await expect(bar(page)).toHaveText(refreshing);
      await expect(bar(page)).toHaveAttribute('data-state', 'idle');
      await expect.poll(() => heightOf(page)).toBe(0);
      expect(asked).toEqual([inLanguage(lang, '/deals')]);

      const seen = await states();
      const at = (state: string) => seen.find(([name]) => name === state)?.[1] ?? Number.NaN;
      const last = seen.slice(-4).map(([state]) => state);
      expect(last).toEqual(['release', 'refreshing', 'finishing', 'idle']);
      expect(at('finishing') - at('refreshing')).toBeGreaterThanOrEqual(290);
      expect(at('idle') - at('finishing')).toBeGreaterThanOrEqual(290);
    });

  test('a scrolled page, and one without a list, scroll as usual', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/deals');
    const { down, to, up } = await finger(page);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await down();
    for (const distance of [20, 60, 100]) await to(distance);
    await expect(bar(page)).toHaveAttribute('data-state', 'idle');
    await up();
    await visit(page, '/about-us');
    await down();
    for (const distance of [20, 60, 100]) await to(distance);
    await expect(bar(page)).toHaveAttribute('data-state', 'idle');
    await up();
  });
});

test.describe('with reduced motion', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('[SP19] pulling refreshes as well, without animation', async ({ page }) => {
    await visit(page, '/deals');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.headers().rsc) asked.push(new URL(request.url()).pathname);
    });
    await bar(page).evaluate((element) => {
      const glides: string[] = [];
      Object.assign(window, { glides });
      element.addEventListener('transitionrun', ({ type }) => glides.push(type));
    });
    const { down, to, up } = await finger(page);
    await down();
    await to(15);
    await to(50);
    await expect(bar(page)).toHaveText(TEXTS.th[1] ?? '');
    await up();
    await expect(bar(page)).toHaveAttribute('data-state', 'idle');
    await expect.poll(() => heightOf(page)).toBe(0);
    expect(asked).toEqual(['/deals']);
    expect(await page.evaluate(() => (window as unknown as { glides: string[] }).glides)).toEqual([]);
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('there is nothing to pull, and its code isn’t loaded', async ({ page }) => {
    await page.goto('/deals');
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
  });
});
