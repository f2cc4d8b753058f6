import type { ReactNode } from 'react';
import { labelText } from '#locales/format/label.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import { GOODS_FILTER_KINDS, type GoodsFilterKind } from '#schemas/enums/goods.ts';
import { platformLook } from '#schemas/platforms.ts';
import type { FilteredSource } from '../lists/list-source.ts';
import { type Choice, hasChoice, SINGLE_KINDS, toggled } from '../lists/product-filter.ts';
import { FilterLinks } from './filter-links.tsx';

type Props = {
  ctx: ViewContext;
  source: FilteredSource;
  total: number;
  /** Filters offered for the list. */
  filters: readonly GoodsFilter[];
  choices: readonly Choice[];
  /** Address of the list with other choices. */
  hrefOf: (choices: readonly Choice[]) => string;
  query: Readonly<Record<string, string>>;
  sorts: ReactNode;
};

/** Filters of a list of goods or deals or of a search, the chosen ones, and its sorts. */
export function FilterBar({ filters, choices, hrefOf, ...list }: Props): ReactNode {
  const { ctx } = list;
  const names = new Map(filters.map((filter) => [idOf(filter), filter.name]));
  const link = (choice: Choice) => ({
    id: idOf(choice),
    name: choiceText(ctx, choice.kind, choice.value, names.get(idOf(choice))),
    href: hrefOf(toggled(choices, choice)),
  });
  const byKind = Map.groupBy(
    filters.filter((filter) => link(filter).name !== ''),
    ({ kind }) => kind,
  );
  const menus = GOODS_FILTER_KINDS.filter((kind) => byKind.has(kind)).map((kind) => ({
    kind,
    isSingle: SINGLE_KINDS.includes(kind) && kind !== 'shipping',
    options: inOrder(byKind.get(kind) ?? []).map((filter) => ({
      ...link(filter),
      count: filter.more ? `${filter.count}+` : filter.count,
      isChosen: hasChoice(choices, filter),
    })),
  }));
  return <FilterLinks {...list} menus={menus} chosen={choices.map(link)} clearHref={hrefOf([])} />;
}

const idOf = ({ kind, value }: Choice) => `${kind}-${value}`;

/** Filters in order: ranges and steps by size, the rest by the number of goods. */
function inOrder(filters: readonly GoodsFilter[]): GoodsFilter[] {
  const isScale = filters.some(({ kind }) => kind === 'price' || kind === 'discount');
  const size = ({ value }: GoodsFilter) => Number.parseInt(value, 10);
  return filters.toSorted((a, b) => (isScale ? size(a) - size(b) : b.count - a.count));
}

/** Name of a choice; '' for a value without a known name. */
function choiceText(
  ctx: ViewContext,
  kind: GoodsFilterKind,
  value: string,
  name: string | undefined,
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
    case 'classification':
    case 'brand':
      return name ?? ctx.t(`filter.${kind}`);
  }
}

/** A price range, written as in an address, in words. */
function priceText(ctx: ViewContext, value: string): string {
  const [low = '', high = ''] = value.split('-');
  const price = (amount: string) => formatPrice(Number(amount), ctx.tenant.currency, ctx);
  if (!high) return ctx.t('filter.priceFrom', { low: price(low) });
  if (!Number(low)) return ctx.t('filter.priceTo', { high: price(high) });
  return `${price(low)} – ${price(high)}`;
}
