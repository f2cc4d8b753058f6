import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { operatorSession } from '#client/operator-session.ts';
import { addContent, type ContentEntry, changeContent } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { useOperator } from '../account/operator.tsx';
import { createEntryStore, type EntryState, type EntryStore } from './entry-store.ts';
import { keptChanges } from './kept-changes.ts';

const TYPING_PAUSE_MS = 700;
const RETRY_MS = 5_000;

/**
 * Store of an entry's form. A drafted type saves by itself after a pause in typing, and again while the server is away;
 * a direct one only by `save`.
 */
export function useEntryStore(type: ContentType, entry: ContentEntry | undefined): EntryStore {
  const { id: operator } = useOperator();
  const [form] = useState(() => createForm(type, entry, operator));
  useEffect(() => form.start(), [form]);
  return form.store;
}

function createForm(type: ContentType, entry: ContentEntry | undefined, operator: string) {
  const isAutomatic = type.lifecycle === 'drafted';
  const keyOf = (id = 'new') => `content:${operator}:${type.type}:${id}`;
  let key = keyOf(entry?.id);
  let kept = keptChanges(key);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (after: number) => {
    if (!isAutomatic) return;
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), after);
  };
  const store = createEntryStore({
    type,
    entry,
    kept: kept.read(),
    add: (leaves) => browserApi().call(addContent, { params: { type: type.type }, body: { leaves } }),
    change: (id, changes) =>
      browserApi().call(changeContent, { params: { type: type.type, id }, body: { changes } }),
    keep: (pending) => {
      const now = keyOf(store.get().entry?.id);
      if (now !== key) {
        kept.write({});
        kept.flush();
        key = now;
        kept = keptChanges(key);
      }
      kept.write(pending);
    },
    changed: () => soon(TYPING_PAUSE_MS),
  });
  const saveNow = async () => {
    await store.save();
    if (store.get().saving === 'kept') soon(RETRY_MS);
  };
  const retry = () => {
    if (store.get().saving === 'kept') soon(0);
  };
  const flush = () => kept.flush();
  const start = () => {
    if (store.get().saving === 'changed') soon(TYPING_PAUSE_MS);
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', flush);
    const stop = operatorSession.subscribe((now) => now === 'open' && retry());
    return () => {
      stop();
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer);
      flush();
      if (isAutomatic && Object.keys(store.get().pending).length > 0) void store.save().finally(flush);
    };
  };
  return { store, start };
}

/** Part of a form's state; the component renders again only when it changes. */
export function useEntryState<T>(store: EntryStore, part: (state: EntryState) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.get()),
  );
}
