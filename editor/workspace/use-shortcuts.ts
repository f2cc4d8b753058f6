import { useEffect, useEffectEvent } from 'react';
import type { useClipboard } from '../clipboard/use-clipboard.ts';
import { EVERYWHERE, isBehindDialog, type ShortcutName, shortcutOf } from '../kit/shortcuts.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { NodeActions } from '../store/node-actions.ts';

type Parts = {
  store: EditorStore;
  actions: NodeActions;
  clipboard: ReturnType<typeof useClipboard>;
  onSave: () => void;
  onHelp: () => void;
  onAdd: () => void;
  onComment: () => void;
  onClear: () => void;
};

/** Keyboard of the workspace. Keys typed inside the canvas are dispatched at its iframe. */
export function useShortcuts({
  store,
  actions,
  clipboard,
  onSave,
  onHelp,
  onAdd,
  onComment,
  onClear,
}: Parts): void {
  const selection = () => store.getState().selection;
  const isHidden = (id: string) => store.getState().document.nodes[id]?.hidden === true;
  const run: Record<ShortcutName, () => void> = {
    add: onAdd,
    duplicate: () => actions.duplicate(selection()),
    remove: () => actions.remove(selection()),
    up: () => actions.step(selection(), -1),
    down: () => actions.step(selection(), 1),
    in: () => actions.nest(selection(), 1),
    out: () => actions.nest(selection(), -1),
    hide: () => actions.setHidden(selection(), !selection().every(isHidden)),
    copy: clipboard.copy,
    cut: clipboard.cut,
    paste: clipboard.paste,
    undo: store.undo,
    redo: store.redo,
    save: () => {
      onSave();
      store.say('workspace.savesItself');
    },
    comment: onComment,
    clear: () => {
      store.select([]);
      onClear();
    },
    help: onHelp,
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (!name || event.defaultPrevented || !isMeant(event, name)) return;
    event.preventDefault();
    run[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** True if a key is meant for the workspace, not for a text field or a dialog. */
function isMeant(event: KeyboardEvent, name: ShortcutName): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || isBehindDialog(event)) return false;
  const isTyping =
    target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select') ||
    target.isContentEditable;
  if (EVERYWHERE.includes(name)) return true;
  if (isTyping) return false;
  if (name === 'help' || name === 'clear') return true;
  // The system's own copy and paste events carry the clipboard; iframes have none.
  if (name === 'copy' || name === 'cut' || name === 'paste') return target instanceof HTMLIFrameElement;
  return target === document.body || target.closest('[data-keys="modules"]') !== null;
}
