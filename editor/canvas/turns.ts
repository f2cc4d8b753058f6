/** Number of modules that start at once: they fill a phone, and most of a larger screen. */
export const AT_ONCE = 2;
/** Number of further modules that start in each idle callback. */
const CHUNK = 8;
const LATEST_MS = 250;

/**
 * Queue of modules that want to start: the first ones of a batch start now, the others in order when the browser is
 * idle. A single module, such as an inserted one, doesn't wait.
 */
export function createTurns(idle: (work: () => void) => void = whenIdle): () => Promise<void> {
  let started = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    for (const start of waiting.splice(0, CHUNK)) start();
    if (waiting.length > 0) idle(next);
    else started = 0;
  };
  return () => {
    if (waiting.length === 0 && started < AT_ONCE) {
      if (started++ === 0) idle(next);
      return Promise.resolve();
    }
    return new Promise((start) => {
      waiting.push(start);
    });
  };
}

/** Runs the work when the browser is idle, or soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 0);
}
