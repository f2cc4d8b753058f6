import { tabStorage } from '#ui/safe-storage.ts';

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
  return (tabStorage.read(STACK) as StoredStack | undefined) ?? { ids: [], keeper: 0 };
}

export function readView(id: string): View | undefined {
  return tabStorage.read(keyOf(id)) as View | undefined;
}

export function removeView(id: string): void {
  tabStorage.remove(keyOf(id));
}

/** Stores the stack, the newest views first as long as there is room; the others are removed. */
export function storeViews({ ids, keeper }: StoredStack, views: ReadonlyMap<string, View>): void {
  let room = MAX_LENGTH;
  const texts = new Map<string, string>();
  for (const id of ids.toReversed()) {
    const view = views.get(id);
    const text = view ? JSON.stringify(view) : tabStorage.get(keyOf(id));
    room -= text?.length ?? 0;
    if (text && room > 0) texts.set(id, text);
  }
  for (const key of tabStorage.names()) if (key.startsWith(keyOf(''))) tabStorage.remove(key);
  for (const [id, text] of texts) tabStorage.set(keyOf(id), text);
  tabStorage.write(STACK, { ids: ids.filter((id) => texts.has(id)), keeper });
}
