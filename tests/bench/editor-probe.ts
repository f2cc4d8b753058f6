import type { Page } from 'playwright-core';

/** A visible state to wait for: the number of elements that match a selector, or the content of one of them. */
export type Sight = {
  /** Selector of the frame with the elements; the top document without one. */
  frame?: string;
  selector: string;
  count?: number;
  /** Index of the element to which `text` or `id` applies. */
  nth?: number;
  text?: string;
  id?: string;
};

/**
 * Milliseconds from the input by `act` until the first paint that shows `sight`. Time starts at the first `event` in
 * the page or the frame, except for a modifier key; without `event`, at the call.
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
  // Querying all headings of a page takes longer than some of the measured actions.
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
        // An event that one window passes on to the other arrives twice.
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

/** Longest time between two frames while `act` runs, milliseconds. */
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

/** JavaScript heap of the page after a garbage collection, MB. */
export async function heapMegabytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools
    .send('Performance.enable')
    .then(() => devtools.send('Performance.getMetrics'));
  await devtools.detach();
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 / 1024;
}
