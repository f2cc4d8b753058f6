import { sessionMark, watchSession } from './session.ts';
import { activateView } from './view-stack.ts';
import { type OpenedCard, readStack, readView, removeView, storeViews, type View } from './view-storage.ts';

/** How many pages with lists are kept, and how long. */
export const KEPT_VIEWS = { max: 10, maxAgeMs: 30 * 60_000 } as const;

type ShownList = {
  /** What it is a list of: the state of another one under the same name isn't its. */
  of: string;
  root: HTMLElement;
  state: () => unknown;
};
type Entry = ShownList & { view: string; member: number };

/** The entry that this document was loaded for; a later one may have been reached since. */
const loadedId: unknown = typeof history === 'undefined' ? undefined : history.state?.view;

/** A stack of views by history entries, whose `history.state.view` names them. */
let ids: string[] | undefined;
/** Whose views these are, as `sessionMark` tells. */
let keeper = 0;
/** Only those of this document, and those asked for; the others are in the tab's storage. */
const views = new Map<string, View>();
const shown = new Map<string, Entry>();

/**
 * Registers a list of the current view and gives the state that was kept of it, if the visitor has come back. To be
 * called when the list is in the document; `leave` keeps its state then.
 */
export function enterList(name: string, list: ShownList): { kept: unknown; leave: () => void } {
  const view = enterView();
  const kept = views.get(view)?.lists[name];
  const entry = { ...list, view, member: keeper };
  shown.set(name, entry);
  const leave = () => {
    keepState(name, entry);
    if (shown.get(name) === entry) shown.delete(name);
  };
  return { kept: kept?.of === list.of ? kept.state : undefined, leave };
}

/** The card of this list that was opened when its page was left; once. */
export function takeOpenedCard(name: string): OpenedCard | undefined {
  const view = views.get(currentId());
  if (view?.opened?.list !== name) return undefined;
  const { opened } = view;
  view.opened = undefined;
  return opened;
}

/** Whether the page has lists that grow. */
export function hasLists(): boolean {
  return shown.size > 0;
}

/** The page is left by a link: remembers it if it is in one of the lists. */
export function leaveBy(link: HTMLAnchorElement): void {
  for (const [list, { root, view }] of shown) {
    // Whatever has written to the history's state since has forgotten the view.
    if (history.state?.view !== view) stamp(view);
    const opened = root.contains(link)
      ? {
          list,
          href: link.getAttribute('href') ?? '',
          scrollY: window.scrollY,
          topPx: link.getBoundingClientRect().top,
        }
      : undefined;
    const kept = views.get(view);
    if (kept && (opened || kept.opened?.list === list)) kept.opened = opened;
  }
}

/** The page's address is about to be replaced: what was kept of it is of no more use. */
export function forgetView(): void {
  const id = history.state?.view;
  if (typeof id !== 'string') return;
  ids = ids?.filter((other) => other !== id);
  drop(id);
}

function enterView(): string {
  if (!ids) open();
  const id = currentId();
  // What one member has seen is not for the next one. A guest who signs in stays where he is.
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
  // Who reloads a list wants a new one; who comes back to a tab that the browser has put away doesn't.
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
