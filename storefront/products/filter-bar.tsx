import type { ReactNode } from 'react';
import { labelText } from '#locales/format/label.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import { GOODS_FILTER_KINDS, type GoodsFilterKind } from '#schemas/enums/goods.ts';
import { platformLook } from '#schemas/platforms.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './filter-bar.module.css';
import { FilterMenus } from './filter-menus.tsx';
import { type Choice, choiceHref, hasChoice, toggled } from './product-filter.ts';

type Props = {
  ctx: ViewContext;
  /** What the list can be narrowed to. */
  filters: readonly GoodsFilter[];
  choices: readonly Choice[];
  query: Readonly<Record<string, string>>;
};

/** Menus of what a list of goods can be narrowed to, and what it is narrowed by as chips: all of them links. */
export function FilterBar({ ctx, filters, choices, query }: Props): ReactNode {
  const { t } = ctx;
  const href = (next: readonly Choice[]) => choiceHref(query, { choices: next });
  const names = new Map(filters.map((filter) => [`${filter.kind}-${filter.value}`, filter.name]));
  const textOf = ({ kind, value }: Choice) => choiceText(ctx, kind, value, names.get(`${kind}-${value}`));
  const byKind = Map.groupBy(
    filters.filter((filter) => textOf(filter) !== ''),
    ({ kind }) => kind,
  );
  return (
    <div className={styles.bar} data-testid="filter-bar">
      <FilterMenus key={query.filter} className={styles.menus} label={t('filter.title')}>
        {GOODS_FILTER_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
          <details key={kind} name="filter" className={styles.menu} data-testid="filter-menu" data-id={kind}>
            <summary className={styles.title}>
              {t(`filter.${kind}`)}
              <Icon name="chevron-down" size={12} />
            </summary>
            <ul className={styles.panel}>
              {inOrder(byKind.get(kind) ?? []).map((filter) => (
                <li key={filter.value}>
                  <a
                    className={styles.option}
                    href={href(toggled(choices, filter))}
                    rel="nofollow"
                    aria-current={hasChoice(choices, filter) ? 'true' : undefined}
                    data-testid="filter-option"
                    data-id={`${kind}-${filter.value}`}
                  >
                    <span className={styles.box}>
                      {hasChoice(choices, filter) && <Icon name="check" size={12} />}
                    </span>
                    <span className={styles.name}>{textOf(filter)}</span>
                    <span className={styles.count}>{filter.count}</span>
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
            <li key={`${choice.kind}-${choice.value}`}>
              <a
                className={styles.chip}
                href={href(toggled(choices, choice))}
                rel="nofollow"
                aria-label={t('filter.remove', { name: textOf(choice) })}
                data-testid="filter-chip"
              >
                {textOf(choice)}
                <Icon name="close" size={12} />
              </a>
            </li>
          ))}
          <li>
            <a className={styles.clear} href={href([])} rel="nofollow" data-testid="filter-clear">
              {t('filter.clear')}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Ranges and steps by their size, the rest by how many goods it leaves. */
function inOrder(filters: readonly GoodsFilter[]): GoodsFilter[] {
  const isScale = filters.some(({ kind }) => kind === 'price' || kind === 'discount');
  const size = ({ value }: GoodsFilter) => Number.parseInt(value, 10);
  return filters.toSorted((a, b) => (isScale ? size(a) - size(b) : b.count - a.count));
}

/** '' for what we have no name for. */
function choiceText(
  ctx: ViewContext,
  kind: GoodsFilterKind,
  value: string,
  name = ctx.t('filter.brand'),
): string {
  switch (kind) {
    case 'platform':
      return platformLook(value)?.name ?? '';
    case 'label':
      return labelText(value, ctx.t);
    case 'discount':
      return ctx.t('filter.off', { percent: value });
    case 'shipping':
      return ctx.t('label.FREE_SHIPPING');
    case 'price':
      return priceText(ctx, value);
    case 'brand':
      return name;
  }
}

function priceText(ctx: ViewContext, value: string): string {
  const [low = '', high = ''] = value.split('-');
  const price = (amount: string) => formatPrice(Number(amount), ctx.tenant.currency, ctx);
  if (!high) return ctx.t('filter.priceFrom', { low: price(low) });
  if (!Number(low)) return ctx.t('filter.priceTo', { high: price(high) });
  return `${price(low)} – ${price(high)}`;
}
