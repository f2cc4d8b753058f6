import type { JSHandle, Page } from 'playwright-core';

/** Frames while a list was scrolled, and those that showed a gap where a row belongs; times in ms. */
export type Scrolled = { frames: number; blanks: number; longestBlank: number; longestFrame: number };

/** Places between the top and the bottom of the window at which each frame is examined. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.97];

/**
 * Frames of the page while `act` runs. A frame is blank if one of the places in the middle of the window, below the
 * first row, shows no row.
 */
export async function watchScrolling(page: Page, rows: string, act: () => Promise<void>): Promise<Scrolled> {
  const watching: JSHandle<{ scrolled: Scrolled; running: boolean }> = await page.evaluateHandle(
    ({ rows, places }) => {
      const scrolled = { frames: 0, blanks: 0, longestBlank: 0, longestFrame: 0 };
      const state = { scrolled, running: true };
      const first = document.querySelector(rows);
      const isBlank = () => {
        const start = first?.getBoundingClientRect().top ?? 0;
        return places.some((place) => {
          const y = window.innerHeight * place;
          const row = document.elementFromPoint(window.innerWidth / 2, y)?.closest(rows);
          return y > start && !row?.textContent;
        });
      };
      let last = performance.now();
      let blankSince: number | undefined;
      const channel = new MessageChannel();
      // This message comes after the frame's layout: what is seen then is painted.
      channel.port1.onmessage = () => {
        const now = performance.now();
        scrolled.frames += 1;
        scrolled.longestFrame = Math.max(scrolled.longestFrame, now - last);
        last = now;
        if (isBlank()) {
          blankSince ??= now;
          scrolled.blanks += 1;
        } else blankSince = undefined;
        scrolled.longestBlank = Math.max(scrolled.longestBlank, now - (blankSince ?? now));
        if (state.running) nextFrame();
      };
      const nextFrame = () => requestAnimationFrame(() => channel.port2.postMessage(0));
      nextFrame();
      return state;
    },
    { rows, places: PLACES },
  );
  await act();
  return watching.evaluate((state) => {
    state.running = false;
    return state.scrolled;
  });
}
