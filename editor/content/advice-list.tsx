import type { ReactNode } from 'react';
import { headingAdvice } from '#engine/content/heading-advice.ts';
import { changeLeaves } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import entryStyles from './entry.module.css';
import type { EntryStore } from './entry-store.ts';
import { leafName } from './leaf-text.ts';
import { useEntryState } from './use-entry.ts';

type Props = { type: ContentType; store: EntryStore; onGo: (leaf: string) => void };

/** Advice on an entry, each with a way to its field; it keeps nothing from being live. */
export function AdviceList({ type, store, onGo }: Props): ReactNode {
  const t = useText();
  const ctx = useView();
  // As text, so that the list is drawn again only where it changes.
  const found = useEntryState(store, ({ entry, pending }) =>
    headingAdvice(type, changeLeaves(entry?.leaves ?? {}, pending))
      .map(({ leaf, level, above }) => [leaf, level, above].join(' '))
      .join('\n'),
  );
  return (
    <div role="status">
      {found !== '' && (
        <ul className={styles.problems} data-testid="content-advice">
          {found.split('\n').map((line) => {
            const [leaf = '', level = '', above = ''] = line.split(' ');
            return (
              <li key={leaf} className={account.line}>
                <span>
                  <strong>{leafName(type, leaf, ctx)}</strong>: {t('check.HEADING_SKIPPED', { level, above })}
                </span>
                <button type="button" className={entryStyles.goTo} onClick={() => onGo(leaf)}>
                  {t('content.goTo')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
