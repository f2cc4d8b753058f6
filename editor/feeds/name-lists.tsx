import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import account from '../account/account.module.css';
import styles from './feeds.module.css';
import { counted } from './run-text.ts';
import wizard from './wizard.module.css';

/** Names that are listed of each kind. */
const SHOWN = 30;

/** Categories and brands of a file's first rows, with their numbers of items. */
export function NameLists({ inspection }: { inspection: Inspection }): ReactNode {
  const { t, lang } = useView();
  const { read, categories, brands } = inspection;
  return (
    <>
      <p>{t('feeds.names.text', { read: read.toLocaleString(lang) })}</p>
      <div className={wizard.twin}>
        <Names title={t('feeds.names.categories')} none={t('feeds.names.noCategories')} names={categories} />
        <Names title={t('feeds.names.brands')} none={t('feeds.names.noBrands')} names={brands} />
      </div>
    </>
  );
}

type NamesProps = { title: string; none: string; names: Inspection['categories'] };

function Names({ title, none, names }: NamesProps) {
  const view = useView();
  const rest = names.length - SHOWN;
  return (
    <div>
      <h3 className={account.label}>{title}</h3>
      {names.length === 0 && <p>{none}</p>}
      <ul className={wizard.counts}>
        {names.slice(0, SHOWN).map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.muted}>{counted('feeds.names.items', count, view)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={account.hint}>{counted('feeds.names.more', rest, view)}</p>}
    </div>
  );
}
