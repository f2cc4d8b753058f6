import type { Page } from 'playwright/test';

/**
 * Takes a screenshot of the whole page for review by people, `.artefacts/screens/<name>.png`. No check needs it and it
 * takes seconds, so it is taken only if `SCREENS` is set.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  await page.screenshot({
    path: `.artefacts/screens/${name}.png`,
    fullPage: true,
    style: '* { content-visibility: visible !important }',
  });
}
