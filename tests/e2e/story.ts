import type { Locator, Page } from 'playwright/test';
import type { Language } from '#schemas/constants.ts';
import { inLanguage } from './test.ts';

/** Opens a group of stories (`app/stories`), with hydrated islands. */
export async function openStory(page: Page, group: string, lang: Language = 'th'): Promise<void> {
  await page.goto(inLanguage(lang, `/stories/${group}`));
  await hydrated(page);
}

/** Element of one story. */
export const story = (page: Page, name: string): Locator => page.locator(`[data-story="${name}"]`);

/**
 * Waits until the page's islands are hydrated. React marks the elements that it has taken over while it renders; the
 * effects run in tasks after that, before a task of the lowest priority.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = document.querySelectorAll('[data-testid=content], [data-testid=toaster]');
    return [...islands].every((island) => Object.keys(island).some((key) => key.startsWith('__reactProps')));
  });
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}

/** Waits until the result of scrolling or pressing is painted. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Pauses the page's clock before it opens: only `page.clock.runFor` moves its timers. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Far enough ahead that the clock, which runs until then, hasn't passed it.
  await page.clock.pauseAt(now + 60_000);
}

/** Layout shift of the page's content since a time, as measured by the browser. */
export const shiftSince = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
            if (performance.timeOrigin + entry.startTime >= from) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
    since,
  );

/** Elements shifted up or down since the page opened, with both positions; loading fonts shifts words only sideways. */
export const movedVertically = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: LayoutShiftSource[] })[])
            for (const { node, previousRect, currentRect } of entry.sources)
              if (previousRect.y !== currentRect.y)
                moved.push(`${node?.nodeName} ${node?.textContent}: ${previousRect.y} → ${currentRect.y}`);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );
type LayoutShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
