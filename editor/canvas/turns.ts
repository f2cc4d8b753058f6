/** So many modules start at once: they fill a phone, and most of a larger screen. */
export const AT_ONCE = 2;
/** Of the others so many start in each idle moment. */
const CHUNK = 8;
const LATEST_MS = 250;

/**
 * Gives each module its turn to start: the first ones of a crowd now, the others in order when the browser has time.
 * One that comes alone, as an inserted one does, waits for nobody.
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

/** Does the work when the browser has time, or soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 0);
}
