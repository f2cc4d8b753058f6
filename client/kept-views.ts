import { sessionMark, watchSession } from './session.ts';
import { activateView } from './view-stack.ts';
import { type OpenedCard, readStack, readView, removeView, storeViews, type View } from './view-storage.ts';

/** Maximum number of kept pages with lists, and their lifetime. */
export const KEPT_VIEWS = { max: 10, maxAgeMs: 30 * 60_000 } as const;

type ShownList = {
  /** Subject of the list: a kept state of another subject under the same name isn't restored. */
  of: string;
  root: HTMLElement;
  state: () => unknown;
};
type Entry = ShownList & { view: string; member: number };

/** History entry that this document was loaded for; another one may be active now. */
const loadedId: unknown = typeof history === 'undefined' ? undefined : history.state?.view;

/** Attribute of the document while a page that was left by a card is returned to. */
const RETURNING = 'data-returning';
/** Time limit for that page to be shown, in ms. */
const PATIENCE_MS = 5_000;

/** True from the return until the page is shown. */
let isReturning = false;
/** Stack of view ids, oldest first; `history.state.view` holds the id of an entry's view. */
let ids: string[] | undefined;
/** Session mark of the member whose views these are. */
let keeper = 0;
/** Views of this document, and requested ones; the others are in the tab's storage. */
const views = new Map<string, View>();
const shown = new Map<string, Entry>();

/**
 * Registers a list of the current view and returns its kept state and height if the visitor has come back. Call it when
 * the list is in the document; `leave` keeps its state.
 */
export function enterList(
  name: string,
  list: ShownList,
): { kept: unknown; heightPx: number; leave: () => void } {
  const view = enterView();
  const kept = views.get(view)?.lists[name];
  const entry = { ...list, view, member: keeper };
  shown.set(name, entry);
  const leave = () => {
    keepState(name, entry);
    if (shown.get(name) === entry) shown.delete(name);
  };
  if (kept?.of !== list.of) return { kept: undefined, heightPx: 0, leave };
  return { kept: kept.state, heightPx: kept.heightPx, leave };
}

/** Opened card of this list from the time when its page was left; returned once. */
export function takeOpenedCard(name: string): OpenedCard | undefined {
  const view = views.get(currentId());
  if (view?.opened?.list !== name) return undefined;
  const { opened } = view;
  view.opened = undefined;
  isReturning = false;
  requestAnimationFrame(() => requestAnimationFrame(endReturn));
  return opened;
}

/**
 * Handles a return to another entry of the history. A page that was left by a card gets its position by that card. The
 * browser sets it at once, on the page that is still shown, which therefore gets its own back before it is painted. The
 * pages' common footer is hidden until then (`data-returning`): it would jump from the end of one to that of the other.
 */
export function returnToView(): void {
  const id: unknown = history.state?.view;
  isReturning = typeof id === 'string' && (views.get(id) ?? readView(id))?.opened !== undefined;
  document.documentElement.toggleAttribute(RETURNING, isReturning);
  if (!isReturning) return;
  const { scrollY } = window;
  requestAnimationFrame(() => {
    if (isReturning) window.scrollTo({ top: scrollY, behavior: 'instant' });
  });
  setTimeout(endReturn, PATIENCE_MS);
}

function endReturn(): void {
  isReturning = false;
  document.documentElement.removeAttribute(RETURNING);
}

/** True if the page has growing lists. */
export function hasLists(): boolean {
  return shown.size > 0;
}

/** Handles leaving the page by a link: remembers the link if it is in one of the lists. */
export function leaveBy(link: HTMLAnchorElement): void {
  for (const [list, { root, view }] of shown) {
    // Code that has replaced the history's state since has removed the view's id.
    if (history.state?.view !== view) stamp(view);
    const opened = root.contains(link)
      ? {
          list,
          href: link.getAttribute('href') ?? '',
          scrollY: window.scrollY,
          listPx: root.getBoundingClientRect().top + window.scrollY,
          topPx: link.getBoundingClientRect().top,
        }
      : undefined;
    const kept = views.get(view);
    if (kept && (opened || kept.opened?.list === list)) kept.opened = opened;
  }
}

/** Drops the view's kept state, because the page's address is about to be replaced. */
export function forgetView(): void {
  const id = history.state?.view;
  if (typeof id !== 'string') return;
  ids = ids?.filter((other) => other !== id);
  drop(id);
}

function enterView(): string {
  if (!ids) open();
  const id = currentId();
  // A member's views aren't restored for another one. A guest's are kept after signing in.
  const mark = sessionMark();
  const isReset = keeper !== 0 && keeper !== mark;
  keeper = mark;
  const before = ids ?? [];
  ids = activateView(before, id, { isReset }).slice(-KEPT_VIEWS.max);
  for (const other of before) if (!ids.includes(other)) drop(other);
  if (isReset) drop(id);
  const view = views.get(id) ?? readView(id);
  const isFresh = view && Date.now() - view.keptAt < KEPT_VIEWS.maxAgeMs;
  views.set(id, isFresh ? view : { keptAt: Date.now(), lists: {} });
  return id;
}

function open() {
  ({ ids, keeper } = readStack());
  // A reload of a list starts empty; a tab that the browser had discarded restores it.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = navigation?.type === 'reload' && loadedId === history.state?.view;
  if (isReloaded && !('wasDiscarded' in document && document.wasDiscarded)) removeView(currentId());
  window.addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', () => document.hidden && store());
  watchSession(enterView);
}

function store() {
  for (const [name, list] of shown) keepState(name, list);
  storeViews({ ids: ids ?? [], keeper }, views);
}

function keepState(name: string, { of, root, state, view, member }: Entry) {
  const isOthers = member !== 0 && member !== keeper;
  const kept = views.get(view);
  if (!kept || isOthers) return;
  kept.lists[name] = { of, state: state(), heightPx: root.offsetHeight };
  kept.keptAt = Date.now();
}

function drop(id: string) {
  views.delete(id);
  removeView(id);
}

function currentId(): string {
  const id: unknown = history.state?.view;
  return typeof id === 'string' ? id : stamp(Math.random().toString(36).slice(2));
}

function stamp(view: string): string {
  history.replaceState({ ...history.state, view }, '');
  return view;
}
