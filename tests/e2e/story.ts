import type { Locator, Page } from '@playwright/test';
import type { Language } from '#schemas/constants.ts';
import { inLanguage } from './test.ts';

/** Opens a group of stories (`app/stories`), its islands at work. */
export async function openStory(page: Page, group: string, lang: Language = 'th'): Promise<void> {
  await page.goto(inLanguage(lang, `/stories/${group}`));
  await hydrated(page);
}

/** One piece in one state. */
export const story = (page: Page, name: string): Locator => page.locator(`[data-story="${name}"]`);

/** Waits until the page's islands work: React marks the elements that it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = document.querySelectorAll('[data-testid=content], [data-testid=toaster]');
    return [...islands].every((island) => Object.keys(island).some((key) => key.startsWith('__reactProps')));
  });
}

/** Stops the page's clock before it opens: only `page.clock.runFor` moves its timers. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Far enough that the clock, which runs until then, has not passed it.
  await page.clock.pauseAt(now + 60_000);
}
