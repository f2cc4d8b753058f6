import { useState, useSyncExternalStore } from 'react';
import { CONTENT_BULK } from '#schemas/content-type/limits.ts';
import { createStore } from '#ui/store.ts';

/** Ids of selected rows, at most as many as one bulk change takes. */
export type Selection = {
  get: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** Selects a row or takes it out; with `isRange` also the rows from the last one on, in their order. */
  toggle: (id: string, order: readonly string[], isRange: boolean) => void;
  replace: (ids: readonly string[]) => void;
};

export function createSelection(): Selection {
  const store = createStore<ReadonlySet<string>>(new Set());
  let last: string | undefined;
  const replace = (ids: Iterable<string>) => store.set(new Set([...ids].slice(0, CONTENT_BULK)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    replace,
    toggle: (id, order, isRange) => {
      const next = new Set(store.get());
      const isOn = !next.has(id);
      const [from, to] = [order.indexOf(last ?? id), order.indexOf(id)].sort((a, b) => a - b);
      const range = isRange && from !== undefined && from >= 0 ? order.slice(from, (to ?? from) + 1) : [id];
      for (const one of range) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      last = id;
      replace(next);
    },
  };
}

/** Selection of a list. */
export function useSelection(): Selection {
  return useState(createSelection)[0];
}

/** Whether a row is selected. */
export function useSelected(selection: Selection, id: string): boolean {
  return useSyncExternalStore(
    selection.subscribe,
    () => selection.get().has(id),
    () => false,
  );
}

const NONE: ReadonlySet<string> = new Set();

/** All selected ids. */
export function useSelectedIds(selection: Selection): ReadonlySet<string> {
  return useSyncExternalStore(selection.subscribe, selection.get, () => NONE);
}
