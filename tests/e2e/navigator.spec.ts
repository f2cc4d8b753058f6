import type { Page } from 'playwright/test';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated, pauseClock } from './story.ts';
import { expect, test } from './test.ts';

const navigator = (page: Page) => page.getByTestId('category-navigator');
const bodyStyle = (page: Page) =>
  page.evaluate(() => {
    const { overflow, paddingRight } = getComputedStyle(document.body);
    return { overflow, paddingRight };
  });

async function openHome(page: Page, { paused = false } = {}) {
  if (paused) await pauseClock(page);
  await page.goto('/');
  await hydrated(page);
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('[SP1] title, all categories, a first level with arrows, and a panel of two more', async ({
    page,
  }) => {
    await openHome(page);
    const bar = navigator(page);
    await expect(bar.getByTestId('navigator-toggle')).toHaveText('หมวดหมู่');
    await expect(bar.getByTestId('navigator-all')).toHaveAttribute('href', '/products');
    const first = bar.getByTestId('navigator-level-1');
    await expect.poll(() => first.count()).toBeGreaterThan(3);

    await page.setViewportSize({ width: 800, height: 800 });
    const row = bar.locator('ul').first();
    const left = () => row.evaluate((element) => element.scrollLeft);
    await bar.getByTestId('navigator-next').click();
    await expect.poll(left).toBeGreaterThan(0);
    await bar.getByTestId('navigator-prev').click();
    await expect.poll(left).toBe(0);

    // After scrolling, a category may be under the pointer in the arrow's place, and open by itself.
    await page.mouse.move(0, 700);
    await expect(bar).toHaveAttribute('data-state', 'closed');
    await bar.getByTestId('navigator-toggle').click();
    const groups = bar.getByTestId('navigator-panel').locator('section');
    await expect.poll(() => groups.count()).toBeGreaterThan(1);
    const [group, ...leaves] = await groups.first().getByTestId('navigator-leaf').all();
    await expect(group ?? bar).toHaveAttribute('href', /^\/products\/.+-.+/);
    expect(leaves.length).toBeGreaterThan(0);
  });

  test('[SP2] hovering for 300 ms opens the panel, leaving closes it in 210 ms', async ({ page }) => {
    await openHome(page, { paused: true });
    const bar = navigator(page);
    await bar.getByTestId('navigator-level-1').nth(1).hover();
    await page.clock.runFor(299);
    await expect(bar).toHaveAttribute('data-state', 'opening');
    await expect(bar.getByTestId('navigator-panel')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(bar).toHaveAttribute('data-state', 'open');
    await expect(bar.getByTestId('navigator-panel')).toBeVisible();

    await page.mouse.move(640, 790);
    await expect(bar).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(209);
    await expect(bar).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(2);
    await expect(bar).toHaveAttribute('data-state', 'closed');
  });

  test('[SP2] a passing pointer opens nothing', async ({ page }) => {
    await openHome(page, { paused: true });
    await navigator(page).getByTestId('navigator-level-1').first().hover();
    await page.clock.runFor(200);
    await page.mouse.move(640, 790);
    await page.clock.runFor(1_000);
    await expect(navigator(page)).toHaveAttribute('data-state', 'closed');
  });

  test('[SP2] choosing a leaf closes the panel and follows it', { tag: '@all' }, async ({ page }) => {
    await openHome(page);
    const asked: string[] = [];
    await page.route('**/products/**', (route) => void asked.push(route.request().url()));
    await navigator(page).getByTestId('navigator-toggle').click();
    const leaf = navigator(page).locator('section li a').first();
    const href = (await leaf.getAttribute('href')) ?? '';
    await leaf.click();
    await expect(navigator(page)).toHaveAttribute('data-state', 'closed');
    await expect.poll(() => asked.some((url) => url.includes(href))).toBe(true);
  });

  test('[X44] Enter, Space and a click open the panel at once, Escape closes it and keeps the focus', async ({
    page,
  }) => {
    await openHome(page, { paused: true });
    const toggle = navigator(page).getByTestId('navigator-toggle');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(navigator(page).getByTestId('navigator-panel')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.clock.runFor(1_000);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toBeFocused();
    }
  });

  test('[SP3] the page behind is locked, with 15 px in place of the scroll bar', async ({ page }) => {
    await openHome(page);
    const before = await bodyStyle(page);
    expect(before).toEqual({ overflow: 'visible', paddingRight: '0px' });
    await navigator(page).getByTestId('navigator-toggle').click();
    await expect.poll(() => bodyStyle(page)).toEqual({ overflow: 'hidden', paddingRight: '15px' });
    await page.keyboard.press('Escape');
    await expect.poll(() => bodyStyle(page)).toEqual(before);
  });

  test('[SP3] the page is unlocked when the panel has closed, not while it is closing', {
    tag: '@all',
  }, async ({ page }) => {
    await openHome(page, { paused: true });
    await navigator(page).getByTestId('navigator-toggle').click();
    await page.keyboard.press('Escape');
    await page.clock.runFor(209);
    await expect(navigator(page)).toHaveAttribute('data-state', 'closing');
    expect(await bodyStyle(page)).toMatchObject({ overflow: 'hidden' });
    await page.clock.runFor(2);
    await expect(navigator(page)).toHaveAttribute('data-state', 'closed');
    expect(await bodyStyle(page)).toMatchObject({ overflow: 'visible' });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[SP2, SP3, X44] a tap opens the panel, one outside closes it; no room is reserved for a scroll bar', async ({
    page,
  }) => {
    await openHome(page);
    await navigator(page).getByTestId('navigator-toggle').tap();
    await expect(navigator(page).getByTestId('navigator-panel')).toBeVisible();
    expect(await bodyStyle(page)).toEqual({ overflow: 'hidden', paddingRight: '0px' });
    const { x, y } = (await page.getByTestId('bottom-bar').boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 2, y - 5);
    await expect(navigator(page)).toHaveAttribute('data-state', 'closed');
    expect(await bodyStyle(page)).toEqual({ overflow: 'visible', paddingRight: '0px' });
  });
});
