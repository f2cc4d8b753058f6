const LATEST_MS = 2_000;

/** Resolves when the browser is idle, after 2 s at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });
}
