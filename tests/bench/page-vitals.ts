import type { Page } from 'playwright-core';

type Shift = { at: number; value: number };
type Measured = { lcp: number; shifts: Shift[]; interactions: { id: number; ms: number }[] };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

type MeasuringWindow = Window & { benchVitals?: Measured };

/** Makes the browser record its own measurements of every page from the start. */
export async function keepVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { lcp: 0, shifts: [], interactions: [] };
    (window as MeasuringWindow).benchVitals = measured;
    const observe = <E extends PerformanceEntry>(type: string, keep: (entry: E) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) keep(entry as E);
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    observe('largest-contentful-paint', ({ startTime }) => {
      measured.lcp = startTime;
    });
    observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) measured.shifts.push({ at: startTime, value });
    });
    observe<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
      if (interactionId) measured.interactions.push({ id: interactionId, ms: duration });
    });
  });
}

/** Measurements of the page so far: LCP in milliseconds, layout shifts, every interaction. */
export async function measuredBy(page: Page): Promise<Measured> {
  const measured = await page.evaluate(() => (window as MeasuringWindow).benchVitals);
  if (!measured) throw new Error('The page does not measure: keepVitals comes before goto');
  return measured;
}

/** Cumulative Layout Shift: the worst window of shifts less than 1 s apart and 5 s long at most. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const continues = at - last < 1_000 && at - first < 5_000;
    sum = continues ? sum + value : value;
    if (!continues) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
