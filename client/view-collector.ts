/** View of a thing on a page, in the form of `clicks/collect` (S1 §7). */
export type ViewEvent = { id: string; type: 'DEAL'; page: string; module: string };

/** Waits this long for more views before sending them together. */
const GATHER_MS = 1_000;

/** Sends views in small lists, each id at most once. */
export function createViewCollector(send: (events: ViewEvent[]) => Promise<unknown>) {
  const seen = new Set<string>();
  let waiting: ViewEvent[] = [];
  const flush = () => {
    const events = waiting;
    waiting = [];
    // A lost event does no harm; the shopper must not notice.
    send(events).catch(() => undefined);
  };
  return (event: ViewEvent) => {
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (waiting.push(event) === 1) setTimeout(flush, GATHER_MS);
  };
}
