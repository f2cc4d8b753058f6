import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { SearchFilter } from '#schemas/entities/search-result.ts';
import { platformLook } from '#schemas/platforms.ts';
import { Icon } from '#ui/icon.tsx';
import styles from '../products/filter-bar.module.css';
import { FilterMenus } from '../products/filter-menus.tsx';
import {
  SEARCH_FILTER_KINDS,
  type SearchChoice,
  type SearchRequest,
  searchHref,
  toggled,
} from './search-query.ts';

type Props = { ctx: ViewContext; filters: readonly SearchFilter[]; request: SearchRequest };

/** Menus of the categories, brands and platforms that results can be narrowed to, and the chosen ones as chips: all links. */
export function SearchFilters({ ctx: { t }, filters, request }: Props): ReactNode {
  const { choices } = request;
  const names = new Map(filters.map((filter) => [keyOf(filter), filterName(filter)]));
  const nameOf = (choice: SearchChoice) => names.get(keyOf(choice)) ?? t(`filter.${choice.kind}`);
  const href = (choice: SearchChoice) => searchHref(request, { choices: toggled(choices, choice) });
  const isChosen = (filter: SearchFilter) => choices.some((choice) => keyOf(choice) === keyOf(filter));
  const byKind = Map.groupBy(filters, ({ kind }) => kind);
  return (
    <div className={styles.bar} data-testid="filter-bar">
      <FilterMenus key={choices.map(keyOf).join()} className={styles.menus} label={t('filter.title')}>
        {SEARCH_FILTER_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
          <details key={kind} name="filter" className={styles.menu} data-testid="filter-menu" data-id={kind}>
            <summary className={styles.title}>
              {t(`filter.${kind}`)}
              <Icon name="chevron-down" size={12} />
            </summary>
            <ul className={styles.panel}>
              {byKind.get(kind)?.map((filter) => (
                <li key={filter.value}>
                  <a
                    className={styles.option}
                    href={href(filter)}
                    rel="nofollow"
                    aria-current={isChosen(filter) ? 'true' : undefined}
                    data-testid="filter-option"
                    data-id={keyOf(filter)}
                  >
                    <span className={styles.box}>{isChosen(filter) && <Icon name="check" size={12} />}</span>
                    <span className={styles.name}>{filterName(filter)}</span>
                    <span className={styles.count}>{filter.more ? `${filter.count}+` : filter.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </FilterMenus>
      {choices.length > 0 && (
        <ul className={styles.chips} aria-label={t('filter.chosen')}>
          {choices.map((choice) => (
            <li key={keyOf(choice)}>
              <a
                className={styles.chip}
                href={href(choice)}
                rel="nofollow"
                aria-label={t('filter.remove', { name: nameOf(choice) })}
                data-testid="filter-chip"
              >
                {nameOf(choice)}
                <Icon name="close" size={12} />
              </a>
            </li>
          ))}
          <li>
            <a className={styles.clear} href={searchHref(request, { choices: [] })} rel="nofollow">
              {t('filter.clear')}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

const keyOf = ({ kind, value }: SearchChoice) => `${kind}-${value}`;
const filterName = ({ kind, value, name }: SearchFilter) =>
  kind === 'platform' ? (platformLook(value)?.name ?? name) : name;
