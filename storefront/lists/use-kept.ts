import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { enterList, takeOpenedCard } from '#client/kept-views.ts';
import { isPreview } from '#client/preview.ts';

type Kept<State> = {
  /** Name of the list on its page. */
  list: string;
  /** Subject of the list: a kept state of another subject isn't restored. */
  of: string;
  root: RefObject<HTMLElement | null>;
  state: State;
  restore: (state: State) => void;
};

/** Time limit for a restored card to be rendered again, in ms. */
const PATIENCE_MS = 5_000;
/** Events by which the visitor takes over scrolling. */
const OWN_WAY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a list's loaded state with its entry in the browser's history, and restores it before the first paint when the
 * visitor returns. Returns true from then on: render `ReturnToCard` after the items.
 */
export function useKept<State>({ list, of, root, state, restore }: Kept<State>): boolean {
  const [isBack, setBack] = useState(false);
  const latest = useRef(state);
  const put = useEffectEvent((kept: State) => {
    latest.current = kept;
    restore(kept);
    setBack(true);
  });
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  useLayoutEffect(() => {
    if (!root.current || isPreview()) return;
    const { kept, heightPx, leave } = enterList(list, {
      of,
      root: root.current,
      state: () => latest.current,
    });
    if (kept === undefined) release(list);
    else {
      reserve(list, heightPx);
      put(kept as State);
    }
    return leave;
  }, [list, of, root]);
  return isBack;
}

/** Restores the position and the focus of the card that was opened, as soon as it is rendered. */
export function ReturnToCard({ list, root }: Pick<Kept<unknown>, 'list' | 'root'>) {
  useLayoutEffect(() => {
    const opened = takeOpenedCard(list);
    if (!opened || !root.current) return release(list);
    // Parts above the list may have changed, such as the strip that offers the app.
    const listPx = root.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: opened.scrollY + listPx - opened.listPx, behavior: 'instant' });
    const end = new AbortController();
    const { signal } = end;
    signal.addEventListener('abort', () => release(list));
    for (const event of OWN_WAY)
      window.addEventListener(event, () => end.abort(), { signal, passive: true, capture: true });
    const until = performance.now() + PATIENCE_MS;
    const seek = () => {
      if (signal.aborted || performance.now() > until) return end.abort();
      const link = root.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(opened.href)}"]`);
      if (!link) return void requestAnimationFrame(seek);
      window.scrollBy({ top: link.getBoundingClientRect().top - opened.topPx, behavior: 'instant' });
      link.focus({ preventScroll: true });
      end.abort();
    };
    // Delayed: a long list hasn't rendered the part in view yet.
    requestAnimationFrame(seek);
    return () => end.abort();
  }, [list, root]);
  return null;
}

/** Reserves the list's former height until its items are rendered (`keptHeight`); before the first paint a script did. */
function reserve(list: string, heightPx: number) {
  document.documentElement.style.setProperty(variable(list), `${heightPx}px`);
}

/** Removes the height reserved for the list. */
function release(list: string) {
  document.documentElement.style.removeProperty(variable(list));
}

const variable = (list: string) => `--kept-${list}`;

/** Style that reserves a list's former height. */
export const keptHeight = (list: string) => ({ minBlockSize: `var(${variable(list)}, 0)` });
