import { ANALYTICS, VIEWPORT } from '#schemas/constants.ts';
import type { VisitEvent } from '#schemas/enums/analytics.ts';
import type { Params } from './record.ts';

type Track = (name: VisitEvent, params: Params, href: string, at: number) => void;

export type PageWatch = {
  /** Records that the page at this address is shown, since now by default. */
  show: (href: string, since?: number) => void;
  stop: () => void;
};

/** Records which pages are entered, left and read to their end (S2 §4). */
export function watchPages(track: Track): PageWatch {
  const stopped = new AbortController();
  const options = { signal: stopped.signal };
  let visit: { href: string; since: number; isFinished: boolean } | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;

  const leave = (at: number) => {
    clearTimeout(checking);
    checking = undefined;
    if (visit) track('page-leave', { duration: Math.max(0, at - visit.since) }, visit.href, at);
    visit = undefined;
  };
  const show = (href: string, since = Date.now()) => {
    if (href === visit?.href) return;
    leave(since);
    visit = { href, since, isFinished: false };
    track('page-view', {}, href, since);
  };
  const move = () => show(window.location.href);
  const finish = () => {
    checking = undefined;
    if (!visit || visit.isFinished || scrolledShare() < ANALYTICS.finishRatio) return;
    const left = visit.since + ANALYTICS.finishAfterMs - Date.now();
    if (left > 0) {
      checking = setTimeout(finish, left);
      return;
    }
    visit.isFinished = true;
    track('page-finish', {}, visit.href, Date.now());
  };

  const unwrap = wrapHistory(move);
  window.addEventListener('popstate', move, options);
  window.addEventListener('hashchange', move, options);
  window.addEventListener('pagehide', () => leave(Date.now()), options);
  // Restored from the browser's back-forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && move(), options);
  const onScroll = () => {
    checking ??= setTimeout(finish, ANALYTICS.scrollThrottleMs);
  };
  document.addEventListener('scroll', onScroll, { ...options, capture: true, passive: true });
  return {
    show,
    stop: () => {
      stopped.abort();
      unwrap();
      clearTimeout(checking);
    },
  };
}

/** Wraps the history's methods: no event reports that a script has changed the address. */
function wrapHistory(move: () => void): () => void {
  const undo = (['pushState', 'replaceState'] as const).map((name) => {
    const original = window.history[name];
    const wrapped: typeof original = (...args) => {
      original.apply(window.history, args);
      move();
    };
    window.history[name] = wrapped;
    return () => {
      if (window.history[name] === wrapped) window.history[name] = original;
    };
  });
  return () => {
    for (const one of undo) one();
  };
}

function scrolledShare(): number {
  const root = scrollRoot();
  return (root.scrollTop + root.clientHeight) / root.scrollHeight;
}

/** Element that scrolls instead of the document, where a page marks one (S2 §4). */
export function scrollRoot(): Element {
  const { mobileMaxPx } = VIEWPORT;
  const marked =
    window.innerWidth <= mobileMaxPx
      ? ['[data-scroll-root="mobile"]']
      : ['[data-scroll-root="desktop"]', '[data-scroll-root=""]'];
  for (const selector of marked) {
    const found = document.querySelector(selector);
    if (found) return found;
  }
  return document.scrollingElement ?? document.documentElement;
}
