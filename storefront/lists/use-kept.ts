import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { enterList, takeOpenedCard } from '#client/kept-views.ts';
import { isPreview } from '#client/preview.ts';

type Kept<State> = {
  /** Names the list on its page. */
  list: string;
  /** What it is a list of. */
  of: string;
  root: RefObject<HTMLElement | null>;
  state: State;
  restore: (state: State) => void;
};

/** How long a card may take to be drawn again. */
const PATIENCE_MS = 5_000;
/** The visitor goes on by himself. */
const OWN_WAY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps what a list has loaded with its place in the browser's history, and gives it back before anything is painted
 * when the visitor returns. True from then on: `ReturnToCard` belongs after the items.
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
    const { kept, leave } = enterList(list, { of, root: root.current, state: () => latest.current });
    if (kept === undefined) release(list);
    else put(kept as State);
    return leave;
  }, [list, of, root]);
  return isBack;
}

/** The card that was opened is where it was, and has the focus as soon as it is drawn. */
export function ReturnToCard({ list, root }: Pick<Kept<unknown>, 'list' | 'root'>) {
  useLayoutEffect(() => {
    release(list);
    const opened = takeOpenedCard(list);
    if (!opened) return;
    window.scrollTo({ top: opened.scrollY, behavior: 'instant' });
    const end = new AbortController();
    const { signal } = end;
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
    // Not at once: a long list hasn't yet drawn what is in sight from here.
    requestAnimationFrame(seek);
    return () => end.abort();
  }, [list, root]);
  return null;
}

/** The height that the page was given for the list before the first paint (`keptHeight`). */
function release(list: string) {
  document.documentElement.style.removeProperty(variable(list));
}

const variable = (list: string) => `--kept-${list}`;

/** The style of a list that will be as high as it was. */
export const keptHeight = (list: string) => ({ minBlockSize: `var(${variable(list)}, 0)` });
