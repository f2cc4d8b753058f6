import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { throttle } from './throttle.ts';
import { isSameWindow, type Span, type VirtualWindow, windowOf } from './virtual-window.ts';

type Options = {
  /** False renders the whole list, as for short ones. */
  isActive: boolean;
  /** Positions of all items; undefined if unknown, which renders the whole list. */
  spans: (list: HTMLElement) => readonly Span[] | undefined;
  throttleMs: number;
};

/** Screens above and below the visible one whose items are kept. */
const MARGIN_SCREENS = 1;

/**
 * Items of a long list that have to be in the document, by `data-index` of the list's children; undefined for all.
 * Searching the page or printing it renders all of them: the browser's own search finds only rendered text.
 */
export function useVirtualWindow(
  list: RefObject<HTMLElement | null>,
  { isActive, spans, throttleMs }: Options,
): VirtualWindow | undefined {
  const [shown, setShown] = useState<VirtualWindow>();
  const [isWhole, setWhole] = useState(false);
  const isOn = isActive && !isWhole;

  const measure = useEffectEvent(() => {
    const element = list.current;
    const found = element && spans(element);
    if (!found) return;
    const { top } = element.getBoundingClientRect();
    const margin = window.innerHeight * MARGIN_SCREENS;
    const next = windowOf(found, -top - margin, -top + window.innerHeight + margin, focusedIndex(element));
    setShown((last) => (isSameWindow(last, next) ? last : next));
  });

  // Also when items were added: before they are painted.
  useLayoutEffect(() => {
    if (isOn) measure();
  });

  useEffect(() => {
    const element = list.current;
    if (!isOn || !element) return;
    const update = throttle(() => measure(), throttleMs);
    const showAll = () => flushSync(() => setWhole(true));
    const onKey = (event: KeyboardEvent) => {
      if (isSearch(event)) showAll();
    };
    const follow = new ResizeObserver(update);
    follow.observe(document.body);
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('scroll', update, { capture: true, passive: true, signal });
    element.addEventListener('focusin', () => measure(), { signal });
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('beforeprint', showAll, { signal });
    return () => {
      update.cancel();
      follow.disconnect();
      ends.abort();
    };
  }, [isOn, list, throttleMs]);

  return isOn ? shown : undefined;
}

function focusedIndex(list: HTMLElement): number | undefined {
  const item = document.activeElement?.closest<HTMLElement>('[data-index]');
  return item?.parentElement === list ? Number(item.dataset.index) : undefined;
}

const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');
