import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import entryStyles from './entry.module.css';
import type { EntryStore } from './entry-store.ts';
import { leafName, leafText } from './leaf-text.ts';
import { useEntryState } from './use-entry.ts';

/** Leaves that another operator has changed meanwhile: both values, of which the operator chooses one. */
export function ConflictList({ type, store }: { type: ContentType; store: EntryStore }): ReactNode {
  const t = useText();
  const ctx = useView();
  const conflicts = useEntryState(store, (state) => state.conflicts);
  const pending = useEntryState(store, (state) => state.pending);
  const leaves = Object.keys(conflicts);
  if (leaves.length === 0) return null;
  return (
    <section role="alert" className={styles.problems} data-testid="content-conflicts">
      <h2 className={account.heading}>{t('content.conflict', { count: leaves.length })}</h2>
      <ul className={account.stack}>
        {leaves.map((leaf) => {
          const name = leafName(type, leaf, ctx);
          return (
            <li key={leaf} className={entryStyles.conflict} data-id={leaf}>
              <strong>{name}</strong>
              <dl className={entryStyles.sides}>
                <dt>{t('content.mine')}</dt>
                <dd>{leafText(type, leaf, pending[leaf]?.to, ctx)}</dd>
                <dt>{t('content.theirs')}</dt>
                <dd>{leafText(type, leaf, conflicts[leaf], ctx)}</dd>
              </dl>
              <div className={account.line}>
                {(['mine', 'theirs'] as const).map((side) => (
                  <button
                    key={side}
                    type="button"
                    className={buttons.secondary}
                    aria-label={t(`content.take.${side}.of`, { name })}
                    onClick={() => store.choose(leaf, side)}
                  >
                    {t(`content.take.${side}`)}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
