import type { Page } from 'playwright/test';

/**
 * Takes a screenshot of the whole page for review by people, `.artefacts/screens/<name>.png`. No check needs it and it
 * takes seconds, so it is taken only if `SCREENS` is set.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  await allDrawn(page);
  await page.screenshot({ path: `.artefacts/screens/${name}.png`, fullPage: true });
}

/** Waits until the cards far from the screen are drawn, too. */
export async function allDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every(
      (one) => getComputedStyle(one).contentVisibility === 'visible',
    ),
  );
}
