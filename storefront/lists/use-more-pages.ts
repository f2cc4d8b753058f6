import { type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { useKept } from './use-kept.ts';

type Page<Item> = { content: Item[]; hasNext: boolean };

type Options<Item> = {
  /** Number of the page shown already, 0 for none: then the first is requested at once. */
  page: number;
  hasNext: boolean;
  /** Ids of the items shown already: a repeated item, because the list has moved on, is left out. */
  knownIds: readonly string[];
  load: (page: number) => Promise<Page<Item>>;
  /** Name of the list on its page, its subject, and its element: appended items are restored to it. */
  kept: { list: string; of: string; root: RefObject<HTMLElement | null> };
};

/** Appends the pages after one, each on demand. A failed page is requested again next (S1 §2, generic list). */
export function useMorePages<Item extends { id: string }>({
  page,
  hasNext,
  knownIds,
  load,
  kept,
}: Options<Item>) {
  const [pages, setPages] = useState<Page<Item>[]>([]);
  const known = knownIds.join(' ');
  const [firstIds, setFirstIds] = useState(known);
  if (firstIds !== known) {
    // The page was refreshed: pages appended to the older first page are dropped.
    setFirstIds(known);
    setPages([]);
  }
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [isDrawing, startDrawing] = useTransition();
  const running = useRef(false);
  const latestIds = useRef(known);
  useEffect(() => {
    latestIds.current = known;
  }, [known]);
  const isEmpty = useRef(page === 0);
  const restore = (all: Page<Item>[]) => {
    // A list that was empty may not be any more.
    if (all.every(({ content }) => content.length === 0)) return;
    setPages(all);
    isEmpty.current &&= all.length === 0;
  };
  const isBack = useKept({ ...kept, state: pages, restore });
  const more = async () => {
    if (running.current || isDrawing) return;
    running.current = true;
    setState('loading');
    try {
      const next = await load(page + pages.length + 1);
      // Both in one transition, after the items' code is loaded: without its button the list would be too short for a
      // moment.
      startDrawing(() => {
        if (latestIds.current === known) setPages((all) => [...all, next]);
        setState('idle');
      });
    } catch {
      setState('failed');
    }
    running.current = false;
  };
  const first = useRef(more);
  useEffect(() => {
    if (isEmpty.current) void first.current();
  }, []);
  const items = new Map(pages.flatMap(({ content }) => content).map((item) => [item.id, item]));
  for (const id of knownIds) items.delete(id);
  return { items: [...items.values()], hasNext: pages.at(-1)?.hasNext ?? hasNext, state, more, isBack };
}
