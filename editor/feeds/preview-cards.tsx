import type { ReactNode } from 'react';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import { ItemCard } from './item-card.tsx';
import wizard from './wizard.module.css';

/** Number of cards beside the fields. */
const SHOWN = 4;

type Props = { inspection: Inspection; isUpdating: boolean; children: ReactNode };

/** Fields with the first items beside them, as the fields make them. */
export function PreviewCards({ inspection: { rows }, isUpdating, children }: Props): ReactNode {
  const t = useText();
  const items = rows.flatMap(({ line, item }) => (item ? [{ line, item }] : []));
  return (
    <div className={wizard.beside}>
      <div className={account.stack}>{children}</div>
      <aside className={wizard.preview} aria-label={t('feeds.columns.preview')}>
        <p className={account.label}>{t('feeds.columns.preview')}</p>
        <p role="status" className={account.hint}>
          {isUpdating
            ? t('feeds.columns.updating')
            : t('feeds.sample.count', { good: items.length, total: rows.length })}
        </p>
        {items.slice(0, SHOWN).map(({ line, item }) => (
          <ItemCard key={line} item={item} />
        ))}
      </aside>
    </div>
  );
}
