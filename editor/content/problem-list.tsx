import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import entryStyles from './entry.module.css';
import { type EntryStore, type Mark, openMarks } from './entry-store.ts';
import { leafName } from './leaf-text.ts';
import { useEntryState } from './use-entry.ts';

type Props = {
  type: ContentType;
  store: EntryStore;
  /** Leaves that the last attempt named. */
  marks: readonly Mark[];
  onGo: (leaf: string) => void;
};

/** Problems that keep an entry from being live, each with a way to its field; nothing if there are none. */
export function ProblemList({ type, store, marks, onGo }: Props): ReactNode {
  const t = useText();
  const ctx = useView();
  const invalid = useEntryState(store, (state) => state.invalid);
  const open = useEntryState(store, (state) => openMarks(state, marks));
  if (open === '') return null;
  const named = open.split(' ').filter((leaf) => !invalid.includes(leaf));
  const items = [
    ...named.map((leaf) => ({
      leaf,
      text: t(`content.problem.${marks.find((mark) => mark.leaf === leaf)?.code ?? 'INVALID'}`),
    })),
    ...invalid.map((leaf) => ({ leaf, text: t('content.problem.INVALID') })),
  ];
  return (
    <section role="alert" className={styles.problems} data-testid="content-problems">
      <h2 className={account.heading}>{t('content.problems', { count: items.length })}</h2>
      <ul className={account.stack}>
        {items.map(({ leaf, text }) => (
          <li key={leaf} className={account.line}>
            <span>
              <strong>{leafName(type, leaf, ctx)}</strong>: {text}
            </span>
            <button type="button" className={entryStyles.goTo} onClick={() => onGo(leaf)}>
              {t('content.goTo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
