/** What was kept of a list: its state, what it was a list of, and its height. */
export type KeptList = { of: string; state: unknown; heightPx: number };

/** The card that was opened: the list it is in, its link, and where page and link stood. */
export type OpenedCard = { list: string; href: string; scrollY: number; topPx: number };

export type View = { keptAt: number; opened?: OpenedCard | undefined; lists: Record<string, KeptList> };

export type StoredStack = { ids: string[]; keeper: number };

/** In the tab's storage: of all views together, UTF-16 units. */
const MAX_LENGTH = 1_000_000;
const STACK = 'views';
const keyOf = (id: string) => `view:${id}`;

/** The stack of views that an earlier document of this tab has kept. */
export function readStack(): StoredStack {
  return read<StoredStack>(STACK) ?? { ids: [], keeper: 0 };
}

export function readView(id: string): View | undefined {
  return read<View>(keyOf(id));
}

export function removeView(id: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(id)));
}

/** Stores the stack, the newest views first as long as there is room; the others are removed. */
export function storeViews({ ids, keeper }: StoredStack, views: ReadonlyMap<string, View>): void {
  attempt(() => {
    let room = MAX_LENGTH;
    const texts = new Map<string, string>();
    for (const id of ids.toReversed()) {
      const view = views.get(id);
      const text = view ? JSON.stringify(view) : sessionStorage.getItem(keyOf(id));
      room -= text?.length ?? 0;
      if (text && room > 0) texts.set(id, text);
    }
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
    for (const [id, text] of texts) sessionStorage.setItem(keyOf(id), text);
    sessionStorage.setItem(STACK, JSON.stringify({ ids: ids.filter((id) => texts.has(id)), keeper }));
  });
}

function read<T>(key: string): T | undefined {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '') as T);
}

/** A browser may forbid or have no room for storage: then a list starts anew. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
