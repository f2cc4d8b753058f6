'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { forgetView } from '#client/kept-views.ts';
import { useView } from '#runtime/view-context.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { closeModal, openModal } from '#ui/modal-dialog.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { foundAmount } from '../lists/found-text.ts';
import type { FilteredSource } from '../lists/list-source.ts';
import styles from './filter-sheet.module.css';
import { narrowed } from './narrowed.ts';
import { useFoundCount } from './use-found-count.ts';

type Props = {
  source: FilteredSource;
  query: Readonly<Record<string, string>>;
  /** Ids of the chosen filters, and the number of entries that match them. */
  chosen: readonly string[];
  total: number;
  labels: { title: string; clear: string };
  clearHref: string;
  /** The form's fields. */
  children: ReactNode;
};

/**
 * Sheet with all filters of a list, applied together. Without script it is a plain form that the browser opens; with
 * script it shows the number of entries that the choices would leave.
 */
export function FilterSheet({ chosen, ...props }: Props): ReactNode {
  const { title } = props.labels;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div>
      <button
        type="button"
        className={buttons.secondary}
        aria-haspopup="dialog"
        data-testid="filter-open"
        onClick={(event) => {
          event.preventDefault();
          if (dialog.current) openModal(dialog.current);
        }}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="filter" size={18} />
        {counted(title, chosen.length)}
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles.sheet}
        aria-label={title}
        data-testid="filter-sheet"
        onCancel={(event) => {
          event.preventDefault();
          closeModal(event.currentTarget);
        }}
      >
        <FilterForm
          key={chosen.join(' ')}
          {...props}
          id={id}
          chosen={chosen}
          onClose={() => dialog.current && closeModal(dialog.current)}
        />
      </dialog>
    </div>
  );
}

type FormProps = Props & { id: string; onClose: () => void };

function FilterForm({ id, source, query, chosen, total, labels, clearHref, onClose, children }: FormProps) {
  const view = useView();
  const { t } = view;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState(chosen);
  const target = narrowed(source, query, ids);
  const count = useFoundCount(target.source, ids === chosen ? total : undefined);
  const show =
    count === undefined
      ? t('filter.show')
      : t('filter.showCount', { count, amount: foundAmount(view, count, source.kind === 'search') });

  const clear = (event: MouseEvent) => {
    event.preventDefault();
    for (const input of form.current?.querySelectorAll('input') ?? []) input.checked = input.value === '';
    setIds([]);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    forgetView();
    const href = `${window.location.pathname}${target.href}`;
    afterPaint(() => router.replace(href, { scroll: false }));
  };
  const { page: _, filter: __, ...rest } = query;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={apply}
      onChange={(event) => setIds(idsOf(event.currentTarget))}
    >
      <header className={styles.header}>
        <h2>{counted(labels.title, ids.length)}</h2>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t('action.close')}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className={styles.fields}>
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </div>
      <footer className={styles.footer}>
        <a
          className={buttons.secondary}
          href={clearHref}
          rel="nofollow"
          onClick={clear}
          data-testid="filter-clear-all"
        >
          {labels.clear}
        </a>
        <button type="submit" className={buttons.primary} data-testid="filter-apply">
          {show}
        </button>
      </footer>
      <VisuallyHidden>
        <span role="status">{ids === chosen || count === undefined ? '' : show}</span>
      </VisuallyHidden>
    </form>
  );
}

/** Ids of the choices, as the form would submit them. */
function idsOf(form: HTMLFormElement): string[] {
  const fields = [...new FormData(form)].filter(([name]) => name === 'filter' || name.startsWith('filter.'));
  return fields.map(([, value]) => String(value)).filter(Boolean);
}

const counted = (title: string, count: number) => (count > 0 ? `${title} (${count})` : title);
