import { useEffect } from 'react';
import { isBehindDialog, shortcutOf } from '../kit/shortcuts.ts';
import type { EntryStore } from './entry-store.ts';

/**
 * Keys of an entry's form: undo and redo of any field, also while it has the focus, and saving, which needs no key: the
 * browser would save its page instead.
 */
export function useEntryKeys(store: EntryStore, isAutomatic: boolean): void {
  useEffect(() => {
    const run = { undo: store.undo, redo: store.redo, save: () => isAutomatic && void store.save() };
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (name !== 'undo' && name !== 'redo' && name !== 'save') return;
      const isOwnText = event.target instanceof Element && event.target.matches('[type="search"]');
      if (event.defaultPrevented || isBehindDialog(event) || (isOwnText && name !== 'save')) return;
      event.preventDefault();
      run[name]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, isAutomatic]);
}
