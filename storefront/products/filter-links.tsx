import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { GoodsFilterKind } from '#schemas/enums/goods.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './filter-links.module.css';
import { FilterMenus } from './filter-menus.tsx';

/** `id` is the kind and the value, as in `platform-LAZADA`; `href` chooses it, or takes it back. */
type Link = { id: string; name: string; href: string };
type Option = Link & { count: string | number; isChosen: boolean };

type Props = {
  ctx: ViewContext;
  menus: readonly { kind: GoodsFilterKind | 'classification'; options: readonly Option[] }[];
  chosen: readonly Link[];
  clearHref: string;
};

/** Menus of what a list can be narrowed to, and what it is narrowed by as chips: all of them links. */
export function FilterLinks({ ctx: { t }, menus, chosen, clearHref }: Props): ReactNode {
  return (
    <div className={styles.bar} data-testid="filter-bar">
      <FilterMenus key={chosen.map(({ id }) => id).join()} className={styles.menus} label={t('filter.title')}>
        {menus.map(({ kind, options }) => (
          <details key={kind} name="filter" className={styles.menu} data-testid="filter-menu" data-id={kind}>
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
        ))}
      </FilterMenus>
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
  );
}
