'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import input from '../kit/input.module.css';
import { followLink, navigate } from '../kit/navigate.ts';
import type { Entry, Source } from '../kit/palette-entry.ts';
import { ranked } from '../kit/rank.ts';
import { isSearchKey } from '../kit/shortcuts.ts';
import { useText } from '../kit/use-text.ts';
import styles from './palette.module.css';

/** Id of the search field, which Ctrl+K focuses. */
export const SEARCH_ID = 'module-search';

type Props = {
  /** Name of the search field. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Sections of the results in their order. */
  sources: readonly Source[];
  /** Results before all others that are drawn by themselves, such as modules, which can be dragged. */
  lead?: { entries: readonly (Entry & { run: () => void })[]; content: ReactNode };
  /** Note below the results. */
  note?: string | undefined;
  /** Runs for Escape in the search field. */
  onEscape?: () => void;
  /** Runs before an entry is opened or run. */
  onChosen?: (entry: Entry) => void;
  field?: Ref<HTMLInputElement>;
};

/** Search of everything that a place has: Enter takes the best result, arrow keys go through all. */
export function Palette({
  label,
  search,
  onSearch,
  sources,
  lead,
  note,
  onEscape,
  onChosen,
  field,
}: Props): ReactNode {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const isSearch = search.trim() !== '';
  const shown = sources.filter(({ entries, isLibrary }) => entries.length > 0 && (isSearch || isLibrary));
  const hasNone = isSearch && shown.length === 0 && !lead?.entries.length;

  const choose = (entry: Entry) => {
    onChosen?.(entry);
    if ('run' in entry) entry.run();
    else navigate(entry.href);
  };
  const takeBest = () => {
    const of = (wanted: boolean) =>
      shown.filter(({ isLate = false }) => isLate === wanted).flatMap(({ entries }) => entries);
    const [first] = shown.find(({ isStale }) => !isStale)?.entries ?? [];
    const own: Entry[] = [...(lead?.entries ?? []), ...of(false)];
    const best = ranked(own, search)[0] ?? ranked(of(true), search)[0] ?? first;
    if (best) choose(best);
  };
  const move = (event: KeyboardEvent) => {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, button, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // The key that opens the search selects its text once it is open.
    const next = isSearchKey(event) ? stops[0] : step === 0 ? undefined : stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from the search to the results
    <div className={styles.palette} ref={root} onKeyDown={move} data-testid="palette">
      <input
        type="search"
        className={input.input}
        value={search}
        id={SEARCH_ID}
        ref={field}
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // While a word is composed, Enter takes the word.
          if (key === 'Enter' && !nativeEvent.isComposing) takeBest();
          if (key === 'Escape') onEscape?.();
        }}
      />
      <div>
        {lead?.content}
        {shown.map((source) => (
          <section key={source.title} aria-label={source.title}>
            <h3 className={styles.category}>{source.title}</h3>
            {source.entries.map((entry) => (
              <Result key={entry.key} entry={entry} onChosen={onChosen} />
            ))}
          </section>
        ))}
      </div>
      <p role="status" className={styles.note} data-testid="palette-note">
        {hasNone ? t('workspace.add.none') : isSearch && note}
      </p>
    </div>
  );
}

type ResultProps = { entry: Entry; onChosen: Props['onChosen'] };

function Result({ entry, onChosen }: ResultProps): ReactNode {
  const { key, name, about } = entry;
  const shared = { className: styles.entry, 'data-testid': 'entry', 'data-id': key };
  const text = (
    <>
      <span className={styles.name}>{name}</span>
      {about !== '' && about !== name && <span className={styles.about}>{about}</span>}
    </>
  );
  if ('run' in entry) {
    const run = () => {
      onChosen?.(entry);
      entry.run();
    };
    return (
      <button type="button" {...shared} onClick={run}>
        {text}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    followLink(event);
    // Otherwise the browser opens it in a tab of its own.
    if (event.defaultPrevented) onChosen?.(entry);
  };
  return (
    <a href={entry.href} {...shared} onClick={follow}>
      {text}
    </a>
  );
}
