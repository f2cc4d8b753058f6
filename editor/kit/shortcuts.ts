import type { TextKey } from '#locales/translate.ts';

export type ShortcutName =
  | 'add'
  | 'duplicate'
  | 'remove'
  | 'up'
  | 'down'
  | 'in'
  | 'out'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'hide'
  | 'undo'
  | 'redo'
  | 'save'
  | 'comment'
  | 'clear'
  | 'help';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Shortcut of a key. `modules` ones work on the selection, so only where modules are shown. */
export function shortcutOf(pressed: Key): ShortcutName | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  const ctrl = ctrlKey || metaKey;
  const letter = letterOf(pressed);
  // Option+M types µ on a Mac.
  if (ctrl && altKey && (letter === 'm' || (metaKey && letter === 'µ'))) return 'comment';
  if (ctrl && !altKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    if (shiftKey) return letter === 'h' ? 'hide' : undefined;
    return CTRL[letter];
  }
  if (altKey) return (shiftKey ? ALT_SHIFT : ALT)[key];
  return PLAIN[key];
}

/**
 * Latin letter of a key. A Thai layout types another (Ctrl+Z is `ผ`): then the key's place on the keyboard counts. A
 * layout that moves Latin letters, such as the French one, keeps its own.
 */
function letterOf({ key, code, shiftKey }: Key): string {
  // With Shift the Thai layout has signs of ASCII at places of letters, too.
  const isForeign = (shiftKey ? /^[^a-zµ]$/iu : /^[^\p{ASCII}µ]$/u).test(key);
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key.toLowerCase();
}

/** Whether a key undoes or redoes. */
export const isUndoKey = (key: Key) => ['undo', 'redo'].includes(shortcutOf(key) ?? '');

/** Whether a key opens the search. */
export const isSearchKey = (key: Key) => shortcutOf(key) === 'add';

/** Whether a key is meant for an open dialog or menu. */
export const isBehindDialog = ({ target }: Pick<Event, 'target'>) =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

const CTRL: Readonly<Record<string, ShortcutName>> = {
  k: 'add',
  d: 'duplicate',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  y: 'redo',
  s: 'save',
};
const ALT: Readonly<Record<string, ShortcutName>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
};
// With Alt alone browsers go back and forward.
const ALT_SHIFT: Readonly<Record<string, ShortcutName>> = {
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const PLAIN: Readonly<Record<string, ShortcutName>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'clear',
  '?': 'help',
};

/** Shortcuts that work wherever the focus is, in a text field too. */
export const EVERYWHERE: readonly ShortcutName[] = ['add', 'save', 'undo', 'redo', 'comment'];

/** Shortcuts as the help shows them. */
export const KEYS: readonly { keys: string; text: TextKey }[] = [
  { keys: 'Ctrl K', text: 'keys.add' },
  { keys: '↑ ↓ Home End', text: 'keys.move' },
  { keys: 'Shift ↑ ↓', text: 'keys.extend' },
  { keys: 'Alt ↑ ↓', text: 'keys.reorder' },
  { keys: 'Alt Shift ← →', text: 'keys.nest' },
  { keys: 'Space', text: 'keys.pickUp' },
  { keys: '← →', text: 'keys.open' },
  { keys: 'Enter', text: 'keys.edit' },
  { keys: 'Ctrl D', text: 'keys.duplicate' },
  { keys: 'Delete', text: 'keys.remove' },
  { keys: 'Ctrl C / X / V', text: 'keys.clipboard' },
  { keys: 'Ctrl Shift H', text: 'keys.hide' },
  { keys: 'Ctrl Z', text: 'keys.undo' },
  { keys: 'Ctrl Shift Z / Ctrl Y', text: 'keys.redo' },
  { keys: 'Ctrl S', text: 'keys.save' },
  { keys: 'Ctrl Alt M', text: 'keys.comment' },
  { keys: 'F8', text: 'keys.toast' },
  { keys: 'Escape', text: 'keys.clear' },
  { keys: '?', text: 'keys.help' },
];
