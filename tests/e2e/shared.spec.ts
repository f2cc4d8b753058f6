import type { Locator, Page } from 'playwright/test';
import { send } from '../support/http.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { openStory, pauseClock, story } from './story.ts';
import { expect, test } from './test.ts';

const scrollLeft = (element: Locator) => element.evaluate((scroller) => scroller.scrollLeft);

async function openPaused(page: Page, group: string) {
  await pauseClock(page);
  await openStory(page, group, 'en');
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('[SP5] the first tab scrolls to the start, the last to the end, and the selected one can be deselected', async ({
    page,
  }) => {
    await openStory(page, 'pieces', 'en');
    const tabs = story(page, 'tabs');
    const row = tabs.getByRole('tablist');
    const value = tabs.getByTestId('tab-value');
    const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(end).toBeGreaterThan(300);

    await row.getByTestId('tab').last().click();
    await expect(value).toHaveText('20');
    await expect.poll(() => scrollLeft(row)).toBe(end);
    await tabs.getByTestId('tabs-prev').click();
    await expect
      .poll(() => scrollLeft(row))
      .toBe(end - (await row.evaluate((element) => element.clientWidth)));
    await tabs.getByTestId('tabs-next').click();
    await expect.poll(() => scrollLeft(row)).toBe(end);

    await row.getByTestId('tab').first().click();
    await expect(row.getByTestId('tab').first()).toHaveText('All');
    await expect(value).toHaveText('null');
    await expect.poll(() => scrollLeft(row)).toBe(0);

    const second = row.getByTestId('tab').nth(1);
    await second.click();
    await expect(value).toHaveText('1');
    await second.click();
    await expect(value).toHaveText('null');
  });

  test('[SP6] a countdown folds days into hours, ticks each second and ends once', async ({
    page,
    server,
  }) => {
    const { body } = await send(server.port, 'zest', '/stories/countdowns');
    expect(body).toContain('data-story="49 hours"');
    expect(body).not.toContain('data-testid="countdown"');
    await openPaused(page, 'countdowns');
    const text = (name: string) => story(page, name).getByTestId('countdown');
    await expect(text('49 hours')).toHaveText('49:00:00');
    await page.clock.runFor(999);
    await expect(text('49 hours')).toHaveText('49:00:00');
    await page.clock.runFor(1);
    await expect(text('49 hours')).toHaveText('48:59:59');
    await expect(text('until a moment, labelled')).toHaveText('01·00·00');
    await expect(story(page, 'until a moment, labelled')).toContainText('label');
    await expect(text('over')).toHaveCount(0);

    await expect(text('ends')).toHaveText('00:00:02');
    await page.clock.runFor(10_000);
    await expect(text('ends')).toHaveCount(0);
    await expect(page.getByTestId('ends')).toHaveText('1');
  });

  test('[SP8] a ranked list: two digits, three highlighted places, a heading that sticks at 80 px', async ({
    page,
  }) => {
    await openStory(page, 'lists', 'en');
    const list = story(page, 'ranked');
    const indexes = list.getByTestId('rank-index');
    expect((await indexes.allTextContents()).slice(0, 11)).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
    ]);
    const look = (index: number) =>
      indexes.nth(index).evaluate((element) => {
        const picture = element.querySelector('svg');
        return `${picture?.querySelector('use')?.getAttribute('href')} ${picture && getComputedStyle(picture).fill}`;
      });
    const [rest, ...tops] = await Promise.all([3, 0, 1, 2].map(look));
    expect(await look(10)).toBe(rest);
    expect(new Set([rest, ...tops]).size).toBe(4);

    await indexes.nth(30).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const heading = await list.getByRole('heading', { name: 'All' }).boundingBox();
    expect(heading?.y).toBe(80);
    await expect(list.getByTestId('view-more')).toHaveAttribute('href', '/stories/goods');
    await expect(story(page, 'ranked without more').getByTestId('view-more')).toHaveCount(0);
  });

  test('[SP9] a section header with and without its link; the order of a board', async ({ page }) => {
    await openStory(page, 'lists', 'en');
    const linked = story(page, 'header with link');
    await expect(linked.getByTestId('section-link')).toHaveAttribute('href', '/stories/goods');
    await expect(linked.getByRole('heading', { name: 'All' }).getByRole('link')).toHaveCount(1);
    await expect(story(page, 'header without link').getByTestId('section-header')).toHaveText('All');
    await expect(story(page, 'header without link').getByRole('link')).toHaveCount(0);
    for (const [order, caption] of Object.entries({
      SOLD_QUANTITY: 'Ranked by sales',
      SCORE: 'Ranked by rating',
      AVERAGE_SCORE: 'Ranked by rating',
      DISCOUNT: 'Ranked by discount',
      REVIEW_COUNT: 'Ranked by reviews',
      MANUAL: '',
    }))
      await expect(story(page, `board ${order}`).getByTestId('board-caption')).toHaveText(caption);
  });

  test('[SP11] an empty state: an icon of its own and a message for both variants', async ({ page }) => {
    await openStory(page, 'lists', 'en');
    const box = (variant: string) => story(page, `no data ${variant}`).getByTestId('no-data');
    await expect(box('default')).toHaveText('No data yet');
    await expect(box('nothing')).toHaveText('Nothing here yet');
    const icon = (variant: string) => box(variant).locator('svg use').getAttribute('href');
    expect(await icon('default')).not.toBe(await icon('nothing'));
    for (const variant of ['default', 'nothing']) await expect(box(variant).locator('svg')).toBeVisible();
  });

  test('[SP21] a text field has a button that clears it and no autocompletion; a password can be shown and hidden', async ({
    page,
  }) => {
    await openStory(page, 'pieces', 'en');
    const input = story(page, 'text field').getByRole('textbox');
    const clear = story(page, 'text field').getByRole('button');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await expect(clear).toHaveCount(0);
    await input.fill('fan');
    await clear.press('Enter');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();

    const password = story(page, 'password field').locator('input');
    const eye = story(page, 'password field').getByRole('button');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'off');
    await password.fill('mango1234');
    for (const type of ['text', 'password']) {
      await eye.press('Enter');
      await expect(password).toHaveAttribute('type', type);
      await expect(eye).toHaveAttribute('aria-pressed', String(type === 'text'));
    }
    await expect(password).toHaveValue('mango1234');
  });

  test('[SP12] an arrow scrolls a strip by 300 px', async ({ page }) => {
    await openStory(page, 'pieces', 'en');
    const strip = story(page, 'strip');
    const track = strip.getByTestId('strip-track');
    for (const [arrow, position] of [
      ['next', 300],
      ['next', 600],
      ['prev', 300],
    ] as const) {
      await strip.getByTestId(`strip-${arrow}`).click();
      await expect.poll(() => scrollLeft(track)).toBe(position);
    }
  });

  test('[SP13] a picture is a placeholder until it comes near', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await openStory(page, 'pieces', 'en');
    const far = story(page, 'far picture').locator('img').first();
    await expect(far).toHaveAttribute('data-state', 'placeholder');
    await expect(far).not.toHaveAttribute('src');
    const box = story(page, 'far picture').locator('span:has(> picture)').first();
    await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(asked).not.toContain('/media/zest/goods/fan-2.svg');
    await story(page, 'far picture').scrollIntoViewIfNeeded();
    await expect(far).toHaveAttribute('src', '/media/zest/goods/fan-2.svg');
    await expect(far).toHaveAttribute('data-state', 'loaded');
    await expect(story(page, 'near picture').locator('img').first()).toHaveAttribute('data-state', 'loaded');
  });

  test('[SP16] three toasts at the top centre, successes by default, each for 3000 ms', async ({ page }) => {
    await openPaused(page, 'pieces');
    const toasts = page.getByTestId('toast');
    const show = () => story(page, 'toast').getByRole('button').click();
    for (const count of [1, 2, 3, 3]) {
      await show();
      await expect(toasts).toHaveCount(count);
    }
    await expect(toasts.first()).toHaveAttribute('data-state', 'success');
    await page.clock.runFor(1_000);
    const box = await toasts.first().boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640);
    expect(box?.y).toBeLessThan(200);
    await page.clock.runFor(1_999);
    await expect(toasts).toHaveCount(3);
    await page.clock.runFor(1);
    await expect(toasts).toHaveCount(0);
  });

  test('[SP17] one slide doesn’t move, three have arrows and bullets', async ({ page }) => {
    await openStory(page, 'pieces', 'en');
    const carousel = (count: number) => story(page, `carousel of ${count}`);
    await expect(carousel(3).getByTestId('carousel-bullet')).toHaveCount(3);
    await carousel(3).getByTestId('carousel-next').click();
    await expect(carousel(3).locator('[data-testid=banner-slide][data-state=current]')).toHaveText('2');
    await expect(carousel(1).getByTestId('banner-slide')).toHaveCount(1);
    await expect(carousel(1).getByRole('button')).toHaveCount(0);
  });

  test('[SP18] a tooltip opens 100 ms after hovering', async ({ page }) => {
    await openPaused(page, 'pieces');
    const tip = page.getByRole('tooltip');
    await story(page, 'tooltip').getByRole('button').hover();
    await page.clock.runFor(99);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Share');
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
  });

  test('[SP20] one notice at a time, at rest for 1000 ms and moving for 500', async ({ page }) => {
    await openPaused(page, 'pieces');
    const notices = story(page, 'notices');
    const shown = notices.locator('[data-testid=notice][data-state=shown]');
    await expect(shown).toHaveText(['1']);
    await page.clock.runFor(999);
    await expect(shown).toHaveText(['1']);
    await page.clock.runFor(1);
    await expect(shown).toHaveText(['2']);
    await expect(notices.locator('ul')).toHaveCSS('transition-duration', '0.5s');
    await page.clock.runFor(1_499);
    await expect(shown).toHaveText(['2']);
    await page.clock.runFor(1);
    await expect(shown).toHaveText(['3']);
    const height = (element: Locator) => element.evaluate(({ clientHeight }) => clientHeight);
    expect(await height(notices.locator('ul').locator('..'))).toBe(
      await height(notices.getByTestId('notice').first()),
    );
  });

  test('[SP23] a phone is at most 768 px wide, detected 100 ms after resizing; five breakpoints', async ({
    page,
  }) => {
    await openPaused(page, 'pieces');
    const isMobile = story(page, 'window').getByTestId('is-mobile');
    await expect(isMobile).toHaveText('false');
    await resize(page, 769);
    await page.clock.runFor(100);
    await expect(isMobile).toHaveText('false');
    await resize(page, 768);
    await page.clock.runFor(99);
    await expect(isMobile).toHaveText('false');
    await page.clock.runFor(1);
    await expect(isMobile).toHaveText('true');
    for (const [width, breakpoint] of [
      [599, 0],
      [600, 600],
      [899, 600],
      [900, 900],
      [1199, 900],
      [1200, 1200],
      [1535, 1200],
      [1536, 1536],
    ] as const) {
      await resize(page, width);
      await page.clock.runFor(100);
      await expect(story(page, 'window').getByTestId('breakpoint')).toHaveText(String(breakpoint));
    }
  });
});

/** Sets the window's width and waits until the page has handled the resize. */
async function resize(page: Page, width: number) {
  await page.evaluate(() => {
    const resized = new Promise<void>((resolve) =>
      addEventListener('resize', () => resolve(), { once: true }),
    );
    Object.assign(window, { resized });
  });
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => (window as typeof window & { resized: Promise<void> }).resized);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[SP16] one dense toast at the bottom', async ({ page }) => {
    await openPaused(page, 'pieces');
    const toasts = page.getByTestId('toast');
    await story(page, 'toast').getByRole('button').click();
    await expect(toasts).toHaveCount(1);
    await story(page, 'toast').getByRole('button').click();
    await expect(toasts).toHaveCount(1);
    await expect(page.getByTestId('toaster')).toHaveAttribute('data-state', 'dense');
    const box = await toasts.boundingBox();
    expect(box?.y).toBeGreaterThan(844 - 200);
  });

  test('[SP18] a tooltip opens after a touch of 700 ms and closes 1500 ms after it', async ({ page }) => {
    await openPaused(page, 'pieces');
    const tip = page.getByRole('tooltip');
    const button = story(page, 'tooltip').getByRole('button');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }]);
    await page.clock.runFor(699);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Share');
    await touch('touchEnd', []);
    await page.clock.runFor(1_499);
    await expect(tip).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(tip).toHaveCount(0);
  });
});
