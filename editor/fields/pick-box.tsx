import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { EditorPick } from '#schemas/entities/editor-pick.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './fields.module.css';
import { PickCard } from './pick-card.tsx';
import { type PickWish, pickKey, usePickSearch } from './use-picks.ts';

type Props = PickWish & {
  id: string;
  /** Keys (`pickKey`) of things that can't be picked again. */
  taken?: readonly string[];
  onPick: (pick: EditorPick) => void;
  /** Closes the list after a pick. */
  single?: boolean;
  label?: string;
  describedBy: string;
  invalid?: boolean;
  disabled?: boolean | undefined;
};

/** Combobox with a list (ARIA Authoring Practices) that searches by words and picks. */
export function PickBox(props: Props): ReactNode {
  const { id, kinds, categories, taken = [], onPick, single, label, ...rest } = props;
  const t = useText();
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { state, picks } = usePickSearch(isOpen ? { kinds, categories } : undefined, words);
  const options = picks.filter((pick) => kinds.includes(pick.kind) && !taken.includes(pickKey(pick)));
  const current = Math.min(active, options.length - 1);

  const choose = (pick: EditorPick | undefined) => {
    if (!pick) return;
    onPick(pick);
    if (single) setOpen(false);
    setWords('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isOpen) return;
    if (event.key === 'ArrowDown') {
      if (isOpen) setActive((current + 1) % Math.max(1, options.length));
      else setOpen(true);
    } else if (event.key === 'ArrowUp') {
      setActive((current - 1 + options.length) % Math.max(1, options.length));
    } else if (event.key === 'Enter') choose(isOpen ? options[current] : undefined);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.pickBox}>
      <input
        id={id}
        type="text"
        role="combobox"
        className={inputs.input}
        autoComplete="off"
        placeholder={t('fields.pick.search')}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[current] ? `${id}-option-${current}` : undefined}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.invalid}
        disabled={rest.disabled}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-options`}
        className={styles.options}
        role="listbox"
        aria-label={t('fields.pick.found')}
        hidden={!isOpen}
      >
        {options.map((pick, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
          <div
            key={pickKey(pick)}
            id={`${id}-option-${index}`}
            ref={index === current ? scrollIntoView : undefined}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(pick)}
          >
            <PickCard kind={pick.kind} code={pick.code} pick={pick} />
          </div>
        ))}
      </div>
      <p className={styles.foot} aria-live="polite">
        {isOpen && state === 'failed' && t('fields.pick.failed')}
        {isOpen && state === 'found' && t('fields.pick.count', { count: options.length })}
      </p>
    </div>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}
