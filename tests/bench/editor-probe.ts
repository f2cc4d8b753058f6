import type { Page } from 'playwright-core';

/** Something to be seen: how many elements a selector finds, or what one of them says. */
export type Sight = {
  /** A selector of the frame in which it is to be seen; the top document without one. */
  frame?: string;
  selector: string;
  count?: number;
  /** Which of the found ones `text` or `id` is about. */
  nth?: number;
  text?: string;
  id?: string;
};

/**
 * Milliseconds from the input that `act` makes (the first `event` that reaches the page or the frame, but for a key that
 * is only held beside another; without `event`, from the call) until the first paint that shows `sight`.
 */
export async function timeToSee(
  page: Page,
  sight: Sight,
  event: string | undefined,
  act: () => Promise<void>,
): Promise<number> {
  const armed = await page.evaluateHandle(watch, { sight, event });
  await act();
  return armed.evaluate(({ seen }) => seen);
}

function watch({ sight, event }: { sight: Sight; event: string | undefined }) {
  const { frame, selector, count, nth = 0, text, id } = sight;
  const frameWindow = () =>
    frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentWindow : window;
  const all = () => frameWindow()?.document.querySelectorAll(selector) ?? [];
  const isText = (one: Element | undefined) =>
    text === undefined || one?.textContent === text || (one as HTMLInputElement)?.value === text;
  // Asking a page for all its headings takes longer than some of what is timed.
  const before = text === undefined ? undefined : all()[nth];
  const isSeen = () => {
    if (before?.isConnected && isText(before)) return true;
    const found = all();
    const one = found[nth];
    return (
      (count === undefined ? found.length > nth : found.length === count) &&
      isText(one) &&
      (id === undefined || one?.getAttribute('data-node') === id)
    );
  };
  const seen = new Promise<number>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`not seen: ${JSON.stringify(sight)}`)), 60_000);
    const start = () => {
      const from = performance.now();
      const tick = () => {
        if (!isSeen()) return requestAnimationFrame(tick);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          clearTimeout(limit);
          resolve(performance.now() - from);
        };
        channel.port2.postMessage(0);
        return undefined;
      };
      requestAnimationFrame(tick);
    };
    if (event === undefined) start();
    else {
      const ended = new AbortController();
      const hear = (input: Event) => {
        if (['Alt', 'Control'].includes((input as KeyboardEvent).key)) return;
        // What one window hands on to the other comes twice.
        ended.abort();
        start();
      };
      const frames = Array.from(document.querySelectorAll('iframe'), ({ contentWindow }) => contentWindow);
      for (const target of [window, ...frames])
        target?.addEventListener(event, hear, { capture: true, signal: ended.signal });
    }
  });
  return { seen };
}

/** The longest time between two frames while `act` runs, milliseconds. */
export async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  const watching = await page.evaluateHandle(() => {
    const state = { longest: 0, running: true };
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - last);
      last = now;
      if (state.running) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return state;
  });
  await act();
  return watching.evaluate((state) => {
    state.running = false;
    return state.longest;
  });
}

/** The page's JavaScript memory after a collection, MB. */
export async function heapMegabytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools
    .send('Performance.enable')
    .then(() => devtools.send('Performance.getMetrics'));
  await devtools.detach();
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 / 1024;
}
