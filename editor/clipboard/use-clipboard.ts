import { useEffect, useEffectEvent } from 'react';
import { copyText } from '#client/copy-text.ts';
import { useEditorStore } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import { CLIPBOARD_TYPE, readModules, writeModules } from './format.ts';

/**
 * Copy, cut and paste of modules through the system's clipboard, across pages and shops. The returned functions are for
 * buttons, and for places without clipboard events.
 */
export function useClipboard() {
  const store = useEditorStore();
  const actions = useNodeActions();

  const taken = (cut: boolean): string | undefined => {
    const { document, selection } = store.getState();
    if (selection.length === 0) return undefined;
    const text = writeModules(document, selection);
    if (cut) actions.remove(selection);
    else store.say('workspace.copied', { name: actions.nameOf(selection) });
    return text;
  };

  const give = (text: string) => {
    const trees = readModules(text);
    if (trees) actions.insertTrees(trees);
    else store.say('workspace.nothingToPaste', {}, { tone: 'info' });
  };

  const onTake = useEffectEvent((event: ClipboardEvent) => {
    if (!isForModules(event)) return;
    const text = taken(event.type === 'cut');
    if (text === undefined) return;
    event.clipboardData?.setData(CLIPBOARD_TYPE, text);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isForModules(event)) return;
    give(event.clipboardData?.getData(CLIPBOARD_TYPE) || event.clipboardData?.getData('text/plain') || '');
    event.preventDefault();
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => onTake(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('copy', take);
    document.addEventListener('cut', take);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', take);
      document.removeEventListener('cut', take);
      document.removeEventListener('paste', paste);
    };
  }, []);

  const write = (cut: boolean) => {
    const text = taken(cut);
    if (text !== undefined) void copyText(text).catch(() => store.say('errors.copy', {}, { tone: 'error' }));
  };
  return {
    copy: () => write(false),
    cut: () => write(true),
    paste: () => void navigator.clipboard?.readText().then(give, () => give('')),
  };
}

/** True unless text is selected or typed, or a dialog is open. */
function isForModules({ target }: ClipboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]')) return false;
  return document.getSelection()?.isCollapsed !== false;
}
