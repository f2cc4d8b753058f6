import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Icon } from '#ui/icon.tsx';
import type { FilteredSource } from '../lists/list-source.ts';
import { FilterFields, type FilterLink, type FilterMenu } from './filter-fields.tsx';
import styles from './filter-links.module.css';
import { FilterMenus } from './filter-menus.tsx';
import { FilterSheet } from './filter-sheet.tsx';

type Props = {
  ctx: ViewContext;
  source: FilteredSource;
  query: Readonly<Record<string, string>>;
  total: number;
  menus: readonly FilterMenu[];
  chosen: readonly FilterLink[];
  clearHref: string;
  /** Sorts of the list; on a phone they stand beside the button of the filters. */
  sorts: ReactNode;
};

/** Filters of a list, on a phone as a form and elsewhere as menus of links, the chosen ones as chips, and its sorts. */
export function FilterLinks({ ctx, menus, chosen, clearHref, sorts, ...list }: Props): ReactNode {
  const { t } = ctx;
  const ids = chosen.map(({ id }) => id);
  if (menus.length === 0 && chosen.length === 0) return sorts;
  const isPhone = ctx.device === 'phone';
  return (
    <>
      <div className={styles.bar} data-testid="filter-bar">
        {isPhone ? (
          <div className={styles.row}>
            <FilterSheet
              {...list}
              chosen={ids}
              labels={{ title: t('filter.title'), clear: t('filter.clear') }}
              clearHref={clearHref}
            >
              <FilterFields ctx={ctx} menus={menus} chosen={chosen} />
            </FilterSheet>
            {sorts}
          </div>
        ) : (
          <FilterMenus key={ids.join()} className={styles.menus} label={t('filter.title')}>
            {menus.map((menu) => (
              <Menu key={menu.kind} ctx={ctx} menu={menu} />
            ))}
          </FilterMenus>
        )}
        {chosen.length > 0 && (
          <ul className={styles.chips} aria-label={t('filter.chosen')}>
            {chosen.map(({ id, name, href }) => (
              <li key={id}>
                <a
                  className={styles.chip}
                  href={href}
                  rel="nofollow"
                  aria-label={t('filter.remove', { name })}
                  data-testid="filter-chip"
                >
                  {name}
                  <Icon name="close" size={12} />
                </a>
              </li>
            ))}
            <li>
              <a className={styles.clear} href={clearHref} rel="nofollow" data-testid="filter-clear">
                {t('filter.clear')}
              </a>
            </li>
          </ul>
        )}
      </div>
      {!isPhone && sorts}
    </>
  );
}

function Menu({ ctx: { t }, menu: { kind, options } }: { ctx: ViewContext; menu: FilterMenu }) {
  return (
    <details name="filter" className={styles.menu} data-testid="filter-menu" data-id={kind}>
      <summary className={styles.title}>
        {t(`filter.${kind}`)}
        <Icon name="chevron-down" size={12} />
      </summary>
      <ul className={styles.panel}>
        {options.map(({ id, name, href, count, isChosen }) => (
          <li key={id}>
            <a
              className={styles.option}
              href={href}
              rel="nofollow"
              aria-current={isChosen ? 'true' : undefined}
              data-testid="filter-option"
              data-id={id}
            >
              <span className={styles.box}>{isChosen && <Icon name="check" size={12} />}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
