/** So many modules start at once: about a screenful. */
const AT_ONCE = 6;
/** Of the others so many start in each idle moment. */
const CHUNK = 8;
const LATEST_MS = 60;

/** Gives each module its turn to start: the first ones now, the others in order when the browser has time. */
export function createTurns(idle: (work: () => void) => void = whenIdle): () => Promise<void> {
  let given = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    for (const start of waiting.splice(0, CHUNK)) start();
    if (waiting.length > 0) idle(next);
  };
  return () => {
    given++;
    if (given <= AT_ONCE) return Promise.resolve();
    return new Promise((start) => {
      if (waiting.push(start) === 1) idle(next);
    });
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 0);
}
