import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Paged } from '#schemas/api/paging.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { useKept } from '../lists/use-kept.ts';

type Feed = {
  /** Label that filters the feed; null for all deals, whose first page the server rendered. */
  label: string | null;
  /** Deals that the browser has loaded: all pages of a label, and those of all deals from the second on. */
  deals: readonly Deal[];
  /** The last page shown. */
  page: number;
  hasNext: boolean;
  status: 'ready' | 'loading' | 'failed';
};

type Source = {
  /** Ids of the deals in the server's first page, which a later page may repeat when newer deals push them down. */
  firstIds: readonly string[];
  hasNext: boolean;
  load: (label: string | null, page: number, signal: AbortSignal) => Promise<Paged<Deal>>;
  /** Name of the feed on its page, its subject, and its element. */
  kept: { list: string; of: string; root: RefObject<HTMLElement | null> };
};

/** Feed that grows page by page and restarts with another label (S1 §4). A failed page can be requested again. */
export function useDealFeed({ firstIds, hasNext, load, kept }: Source) {
  const all: Feed = { label: null, deals: [], page: PAGE.first, hasNext, status: 'ready' };
  const [feed, setFeed] = useState(all);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => running.current?.abort();
  const [restored, setRestored] = useState<Feed>();
  // The kept state is never `loading`: a request doesn't outlive its page.
  const settled = useMemo<Feed>(
    () => ({ ...feed, status: feed.status === 'loading' ? 'ready' : feed.status }),
    [feed],
  );
  const isBack = useKept({
    ...kept,
    state: settled,
    restore: (then) => {
      setFeed(then);
      setRestored(then);
      if (then.page < PAGE.first && then.status === 'ready') void loadNext(then);
    },
  });

  const loadNext = async (from: Feed) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const page = from.page + 1;
    setFeed({ ...from, status: 'loading' });
    try {
      const found = await load(from.label, page, signal);
      if (signal.aborted) return;
      const known = new Set([...(from.label === null ? firstIds : []), ...from.deals.map(({ id }) => id)]);
      const deals = [...from.deals, ...found.content.filter(({ id }) => !known.has(id))];
      setFeed({ ...from, deals, page, hasNext: found.hasNext, status: 'ready' });
    } catch {
      if (!signal.aborted) setFeed({ ...from, status: 'failed' });
    }
  };

  const startOver = (label: string | null) => {
    stop();
    if (label === null) setFeed(all);
    else void loadNext({ label, deals: [], page: PAGE.first - 1, hasNext: false, status: 'ready' });
  };

  // The page was refreshed: pages appended to the older first page are dropped.
  const known = firstIds.join(' ');
  const shownIds = useRef(known);
  const refresh = useEffectEvent(() => startOver(feed.label));
  useLayoutEffect(() => {
    if (shownIds.current === known) return;
    shownIds.current = known;
    refresh();
  }, [known]);

  return {
    feed,
    /** True if the feed was restored from the history; `restored` is its state then. */
    isBack,
    restored,
    /** Loads the next page, or the one that failed. */
    more: () => loadNext(feed),
    choose: (label: string | null) => {
      if (label !== feed.label) startOver(label);
    },
  };
}
