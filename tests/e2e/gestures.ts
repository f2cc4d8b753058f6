import type { Locator, Page } from 'playwright/test';

/** Turns a mouse wheel sideways over a horizontal scroller to its end. */
export async function wheelToEnd(page: Page, track: Locator): Promise<void> {
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await track.hover();
  await page.mouse.wheel(20_000, 0);
}

/** Swipes with a finger over a horizontal scroller to its end. */
export async function swipeToEnd(page: Page, track: Locator): Promise<void> {
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const session = await page.context().newCDPSession(page);
  for (let swipes = 0; swipes < 40 && (await restOf(track)) > 1; swipes++) {
    const { x, y, width, height } = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + width * at, y: y + height / 2 }],
      });
    await touch('touchStart', 0.9);
    for (const at of [0.7, 0.5, 0.3, 0.1]) await touch('touchMove', at);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Remaining scroll distance of a horizontal scroller, pixels. */
export const restOf = (track: Locator) =>
  track.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
