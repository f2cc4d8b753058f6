'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { later } from '#ui/later.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './search-box.module.css';
import { forget, readHistory, remember } from './search-history.ts';
import type { SearchRow } from './search-panel.tsx';
import { useSuggestions } from './use-suggestions.ts';

const SearchPanel = later(() => import('./search-panel.tsx').then((module) => module.SearchPanel));

type Props = {
  action: string;
  keyword: string;
  /** The shop's own words in the empty field. */
  hint?: string | undefined;
};

/**
 * The search field: an editable combobox with a grid popup (APG), for recent searches can be removed one by one.
 * Without script it is a plain form.
 */
export function SearchBox({ action, keyword, hint }: Props): ReactNode {
  const { t } = useView();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(keyword);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  /** Active row and cell for the keyboard; cell 1 is the remove button of a recent search. */
  const [active, setActive] = useState<{ row: number; cell: 0 | 1 }>();
  const { suggestions, hot } = useSuggestions(text, isOpen);

  const isTyping = text.trim() !== '';
  const rows: SearchRow[] = isTyping
    ? suggestions
    : [
        ...recent.map((one) => ({ kind: 'recent' as const, text: one })),
        ...(recent.length > 0 ? [{ kind: 'clear' as const, text: '' }] : []),
        ...hot.map((one) => ({ kind: 'hot' as const, text: one })),
      ];
  const isShown = isOpen && rows.length > 0;

  const open = () => {
    // A navigation may have changed it (`FramePlace`).
    setText(input.current?.value ?? '');
    setRecent(readHistory());
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const search = (wanted: string) => {
    if (input.current) input.current.value = wanted;
    form.current?.requestSubmit();
  };
  const drop = (wanted?: string) => {
    forget(wanted);
    setRecent(readHistory());
    setActive(undefined);
    input.current?.focus();
  };
  const choose = (row: SearchRow) => (row.kind === 'clear' ? drop() : search(row.text));

  const move = (step: 1 | -1) => {
    if (!isShown) return open();
    const from = active?.row ?? (step === 1 ? -1 : 0);
    setActive({ row: (from + step + rows.length) % rows.length, cell: 0 });
  };
  /** Handler of a key that does more than edit the text. */
  const actOf = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Escape') return isOpen ? close : undefined;
    const row = isShown && active ? rows[active.row] : undefined;
    if (!active || !row) return undefined;
    if (key === 'Enter') return () => document.getElementById(`${id}-${active.row}-${active.cell}`)?.click();
    if (row.kind !== 'recent') return undefined;
    if (key === 'ArrowRight') return () => setActive({ row: active.row, cell: 1 });
    if (key === 'ArrowLeft') return () => setActive({ row: active.row, cell: 0 });
    return key === 'Delete' ? () => drop(row.text) : undefined;
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <search className={styles.search} onBlur={leave}>
      <form
        ref={form}
        action={action}
        className={styles.form}
        onSubmit={() => {
          remember(input.current?.value ?? '');
          close();
        }}
      >
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="keyword"
          maxLength={1_000}
          defaultValue={keyword}
          placeholder={hint ?? t('search.placeholder')}
          aria-label={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-panel` : undefined}
          aria-activedescendant={isShown && active ? `${id}-${active.row}-${active.cell}` : undefined}
          className={styles.input}
          data-testid="search-input"
          onFocus={open}
          onClick={open}
          onChange={(event) => {
            setText(event.target.value);
            setActive(undefined);
            open();
          }}
          onKeyDown={press}
        />
      </form>
      {isShown && (
        <SearchPanel
          id={id}
          rows={rows}
          active={active}
          onChoose={choose}
          onRemove={(row) => drop(row.text)}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isShown && isTyping ? t('search.count', { count: rows.length }) : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
