import { DEAL_SORTS, GOODS_FILTER_KINDS, GOODS_SORTS, type GoodsFilterKind } from '#schemas/enums/goods.ts';

/** Choice of a filter, such as `platform` and `LAZADA`. */
export type Choice = { kind: GoodsFilterKind; value: string };

/** Kinds of which only one value can be chosen. */
export const SINGLE_KINDS: readonly GoodsFilterKind[] = ['price', 'discount', 'shipping'];
const MAX_CHOICES = 20;
const VALUES: Record<GoodsFilterKind, RegExp> = {
  classification: /^[\w-]{1,40}$/,
  platform: /^[A-Z_]{1,20}$/,
  price: /^(?=.*\d)\d{0,7}-\d{0,7}$/,
  discount: /^[1-9]\d?$/,
  label: /^[A-Z0-9_]{1,40}$/,
  brand: /^[\w-]{1,40}$/,
  shipping: /^free$/,
};

/** Parses `filter=platform-LAZADA price-200-500`; invalid parts are left out. */
export function readChoices(filter = ''): Choice[] {
  const choices = filter.split(' ').flatMap((part) => {
    const mark = part.indexOf('-');
    const kind = GOODS_FILTER_KINDS.find((name) => name === part.slice(0, mark));
    const value = part.slice(mark + 1);
    return kind && VALUES[kind].test(value) ? [{ kind, value }] : [];
  });
  return choices.reduce(withChoice, []).slice(0, MAX_CHOICES);
}

/** Text of the choices for an address, independent of the order of choosing; undefined for none. */
export function writeChoices(choices: readonly Choice[]): string | undefined {
  if (choices.length === 0) return undefined;
  const rank = ({ kind }: Choice) => GOODS_FILTER_KINDS.indexOf(kind);
  return choices
    .toSorted((a, b) => rank(a) - rank(b) || (a.value < b.value ? -1 : 1))
    .map(({ kind, value }) => `${kind}-${value}`)
    .join(' ');
}

export const hasChoice = (choices: readonly Choice[], { kind, value }: Choice) =>
  choices.some((choice) => choice.kind === kind && choice.value === value);

/** Choices with this one removed if it is among them, else added. */
export function toggled(choices: readonly Choice[], choice: Choice): Choice[] {
  if (!hasChoice(choices, choice)) return withChoice(choices, choice);
  return choices.filter(({ kind, value }) => kind !== choice.kind || value !== choice.value);
}

/** Part of the request body for the choices. */
export function goodsQuery(choices: readonly Choice[]) {
  const of = (kind: GoodsFilterKind) =>
    choices.filter((choice) => choice.kind === kind).map(({ value }) => value);
  const [low, high] = (of('price')[0] ?? '').split('-');
  const [discount] = of('discount');
  return {
    classificationIds: of('classification'),
    platforms: of('platform'),
    brandIds: of('brand'),
    labelCodes: of('label'),
    minPrice: low ? Number(low) : undefined,
    maxPrice: high ? Number(high) : undefined,
    minDiscount: discount ? Number(discount) : undefined,
    freeShipping: of('shipping').length > 0,
  };
}

/** Sorts of each list by names; the first one is the list's own order, which its address doesn't name. */
export const LIST_SORTS = {
  goods: GOODS_SORTS,
  deals: ['UPDATE_DESC', ...DEAL_SORTS],
  'module-deals': ['RECOMMENDED', ...DEAL_SORTS],
  'daily-deals': DEAL_SORTS,
} as const;

/** Sort from an address, else the first one. */
export function readSort<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  sort: string | undefined,
): Sort {
  return sorts.find((name) => name === sort) ?? sorts[0];
}

/** Address of the current list with another sort (undefined for its own order) or other filters, from its first page. */
export function choiceHref(
  query: Readonly<Record<string, string>>,
  change: { sort?: string | undefined; choices?: readonly Choice[] },
): string {
  const { page: _, ...rest } = query;
  const changed: Record<string, string | undefined> = { ...rest };
  if ('sort' in change) changed.sort = change.sort;
  if (change.choices) changed.filter = writeChoices(change.choices);
  const given = Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `?${new URLSearchParams(given)}`;
}

function withChoice(choices: readonly Choice[], choice: Choice): Choice[] {
  if (hasChoice(choices, choice)) return [...choices];
  const others = SINGLE_KINDS.includes(choice.kind)
    ? choices.filter(({ kind }) => kind !== choice.kind)
    : choices;
  return [...others, choice];
}
