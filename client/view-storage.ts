/** Kept state of a list: its subject, its state, and its height. */
export type KeptList = { of: string; state: unknown; heightPx: number };

/** Opened card: its list, its link, and the positions of the page, of the list in the page, and of the link in view. */
export type OpenedCard = { list: string; href: string; scrollY: number; listPx: number; topPx: number };

export type View = { keptAt: number; opened?: OpenedCard | undefined; lists: Record<string, KeptList> };

export type StoredStack = { ids: string[]; keeper: number };

/** Maximum length of all views together in the tab's storage, in UTF-16 units. */
const MAX_LENGTH = 1_000_000;
const STACK = 'views';
const keyOf = (id: string) => `view:${id}`;

/** Stack of views that an earlier document of this tab has stored. */
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

/** Result of a storage access, or undefined: without storage a list starts empty. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
