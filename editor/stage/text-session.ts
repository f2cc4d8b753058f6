/** Behaviour of a text edited in place. */
export type TextSession = {
  label: string;
  lang: string;
  isMultiline: boolean;
  /** Stores a text; false if it can't be stored, such as a too long one. */
  write: (text: string) => boolean;
  /** Restores the text from before the session. */
  restore: () => void;
};

/**
 * Edits the text of an element of the page where it is. React goes on rendering the element, hidden: a copy beside it
 * takes its place, which nothing but the keyboard changes, so that neither a composition nor the caret is disturbed.
 * Every input is written at once, an empty text at the end (the module would lose the element). Enter and leaving end the
 * session, Escape restores.
 */
export function startTextSession(element: HTMLElement, session: TextSession): void {
  const page = element.ownerDocument;
  const copy = copyOf(element, session);
  const before = copy.textContent;
  const { display } = element.style;
  element.after(copy);
  element.style.display = 'none';

  const current = () => {
    const text = (copy.textContent ?? '').normalize('NFC');
    return session.isMultiline ? text : text.replace(/[\r\n]+/g, ' ');
  };
  let isOpen = true;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    if (current() === '' && before !== '') session.write('');
    copy.remove();
    element.style.display = display;
  };
  copy.addEventListener('input', () => {
    const text = current();
    copy.style.outlineColor = text === '' || session.write(text) ? 'var(--c-info)' : 'var(--c-danger)';
  });
  copy.addEventListener('paste', (event) => {
    if (session.isMultiline) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // The only way to insert a text that the browser's own undo knows.
    page.execCommand('insertText', false, text.replace(/[\r\n]+/g, ' '));
  });
  copy.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      session.restore();
      copy.textContent = before;
    }
    if (key === 'Escape' || (key === 'Enter' && !(session.isMultiline && !shiftKey))) {
      event.preventDefault();
      end();
    }
  });
  copy.addEventListener('blur', end);
  copy.focus({ preventScroll: true });
  page.getSelection()?.selectAllChildren(copy);
}

function copyOf(element: HTMLElement, { label, lang, isMultiline }: TextSession): HTMLElement {
  // A button would take the space key for a click.
  const tag = element.tagName === 'BUTTON' ? 'span' : element.tagName;
  const copy = element.ownerDocument.createElement(tag);
  copy.className = element.className;
  copy.textContent = element.textContent;
  copy.setAttribute('contenteditable', 'plaintext-only');
  copy.tabIndex = 0;
  copy.lang = lang;
  copy.setAttribute('role', 'textbox');
  copy.setAttribute('aria-label', label);
  copy.setAttribute('aria-multiline', String(isMultiline));
  Object.assign(copy.style, {
    whiteSpace: 'pre-wrap',
    minInlineSize: '1ch',
    cursor: 'text',
    userSelect: 'text',
    outline: '2px solid var(--c-info)',
  });
  return copy;
}
