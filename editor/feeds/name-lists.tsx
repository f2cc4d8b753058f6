import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import account from '../account/account.module.css';
import { PathList } from './path-list.tsx';
import { counted } from './run-text.ts';
import wizard from './wizard.module.css';

/** Brands that are listed. */
const SHOWN = 60;

/** Categories of a file's first rows with what they become, and its brands, with their numbers of items. */
export function NameLists({ inspection }: { inspection: Inspection }): ReactNode {
  const view = useView();
  const { t, lang } = view;
  const { read, brands } = inspection;
  const rest = brands.length - SHOWN;
  return (
    <>
      <p>{t('feeds.names.text', { read: read.toLocaleString(lang) })}</p>
      <h3 className={account.label}>{t('feeds.names.categories')}</h3>
      <PathList inspection={inspection} />
      <h3 className={account.label}>{t('feeds.names.brands')}</h3>
      <p className={account.hint}>
        {t(brands.length > 0 ? 'feeds.names.brandsText' : 'feeds.names.noBrands')}
      </p>
      <ul className={wizard.brands} data-testid="brands">
        {brands.slice(0, SHOWN).map(({ name, count }) => (
          <li key={name}>
            {name} <span className={account.hint}>{counted('feeds.names.items', count, view)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={account.hint}>{counted('feeds.names.more', rest, view)}</p>}
    </>
  );
}
