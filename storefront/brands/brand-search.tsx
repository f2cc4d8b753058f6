import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import styles from './brand-search.module.css';

type Props = {
  ctx: ViewContext;
  /** The list's address. */
  action: string;
  query: Readonly<Record<string, string>>;
};

/** Plain form that finds brands by name and keeps the other filters of the list. */
export function BrandSearch({ ctx: { t }, action, query: { keyword, filter } }: Props): ReactNode {
  return (
    <search>
      <form action={action} className={styles.form} data-testid="brand-search">
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder={t('brands.search')}
          aria-label={t('brands.search')}
          autoComplete="off"
          className={styles.input}
        />
        {filter && <input type="hidden" name="filter" value={filter} />}
        <button type="submit" className={buttons.secondary} aria-label={t('search.submit')}>
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  );
}
