import { localize, type Text } from '#locales/format/localize.ts';
import type { TenantSettings } from '#schemas/tenant.ts';
import type { Facts } from '#server/domain/catalogue/facts-labels.ts';
import type { Random } from '#server/platform/random.ts';
import { attributesOf } from './attributes.ts';
import type { Family } from './content/family.ts';
import {
  VARIANT_GROUPS,
  type VariantAxis,
  type VariantGroup,
  type VariantValue,
} from './content/variant-groups.ts';
import { type SeedGoods, withFigures } from './goods.ts';
import { itemUrl } from './platforms.ts';
import { checkTime, type PricePoint, priceRuns } from './prices.ts';

/** One value of each axis. */
type Choice = { axis: VariantAxis; value: VariantValue; at: number }[];

/** Share of a family's range of prices that lies between its smallest and its largest size. */
const SIZE_SHARE = 0.5;
/** Price of the last colour as a share of the others'. */
const LAST_COLOUR = 0.95;
/** Number of goods that a list shows first: variants sell less than these. */
const FIRST_SCREEN = 12;
/** One variant in so many is sold out. */
const SOLD_OUT_EVERY = 4;

/**
 * Makes the best-selling product of some categories one of several variants, and builds the others: each with its own
 * item, title, prices and, of a colour, pictures. They sell little, so that lists don't fill with one product.
 */
export function buildVariants(
  goods: readonly SeedGoods[],
  tenant: Pick<TenantSettings, 'id' | 'timezone'>,
  now: number,
  random: Random,
): SeedGoods[] {
  let nextId = Math.max(0, ...goods.map(({ row }) => Number(row.id)));
  return VARIANT_GROUPS.flatMap((group) => {
    const best = goods
      .filter(({ row, family }) => family.category === group.category && !row.invalid)
      .toSorted((a, b) => b.facts.monthSales - a.facts.monthSales);
    const [base] = best;
    const rare = best[FIRST_SCREEN]?.facts;
    if (!base || !rare) return [];
    const [own, ...others] = choicesOf(group, base);
    if (!own) return [];
    const variantGroup = `${tenant.id}-${group.category}`;
    const model = { ...base, row: { ...base.row, variantGroup, maxPrice: null } };
    const { product, row } = variantOf(model, own);
    Object.assign(base, { product });
    Object.assign(base.row, row);
    return others.map((choice, i) => {
      nextId += 1;
      const id = String(nextId);
      const itemId = `${model.row.itemId}${String(i + 1).padStart(2, '0')}`;
      const described = variantOf(model, choice);
      const history = pricesOf(model, own, choice);
      const isSoldOut = i % SOLD_OUT_EVERY === SOLD_OUT_EVERY - 2;
      const runs = priceRuns(history, checkTime(nextId, now));
      return withFigures(
        {
          ...model,
          ...described,
          facts: rarer(model.facts, rare, random),
          history,
          runs: runs.map((run, at) => ({ ...run, available: !isSoldOut || at < runs.length - 1 })),
          row: {
            ...described.row,
            id,
            code: `p${id}`,
            itemId,
            originUrl: itemUrl(model.facts.platform, itemId),
            originalPrice: null,
            availability: isSoldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
          },
        },
        tenant,
        now,
      );
    });
  });
}

/** Every combination of the axes' values; the first one is that of the product itself. */
function choicesOf({ axes }: VariantGroup, { family, product }: SeedGoods): Choice[] {
  const values = axes.map((axis): Choice => {
    const texts = axis.spec === undefined ? [] : (family.specs[axis.spec] ?? []);
    const all = (axis.values ?? texts.map((text) => ({ text }))).map((value, at) => ({ axis, value, at }));
    const isOwn = ({ value }: { value: VariantValue }) => product.specs.includes(value.text);
    return all.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  });
  return values.reduce<Choice[]>(
    (choices, axis) => choices.flatMap((choice) => axis.map((one) => [...choice, one])),
    [[]],
  );
}

/** The product with the values of a choice in its specification, title and pictures. */
function variantOf({ row, family, product }: SeedGoods, choice: Choice): Pick<SeedGoods, 'row' | 'product'> {
  const specs = [...product.specs];
  for (const { axis, value } of choice) if (axis.spec !== undefined) specs[axis.spec] = value.text;
  const { value: painted } = choice.find(({ value }) => value.colour) ?? {};
  const [first = '', ...rest] = specs;
  const written = painted ? [first, painted.text, ...rest] : specs;
  const text = (parts: readonly Text[], language: 'th' | 'en' | 'id') =>
    parts.map((part) => localize(part)[language]).join(' ');
  const name = Object.fromEntries(
    (['th', 'en', 'id'] as const).map((language) => [
      language,
      row.name[language]?.replace(text(product.specs, language), text(written, language)) ?? '',
    ]),
  );
  const coloured = (url: string) => (painted ? url.replace(/\.svg$/, `-${painted.colour}.svg`) : url);
  const varied = { ...product, specs, colour: painted?.text };
  const attributes = attributesOf(family, varied);
  return {
    row: { ...row, name, attributes, pictures: row.pictures?.map(coloured) ?? [] },
    product: varied,
  };
}

/** The prices of the product, higher or lower by what a variant's size costs; the last colour is a little cheaper. */
function pricesOf({ family, history }: SeedGoods, own: Choice, choice: Choice): PricePoint[] {
  const [cheapest, dearest] = family.price;
  const steps = choice.map(({ axis, value }, i) =>
    axis.spec === 0 ? placeOf(family, value) - placeOf(family, own[i]?.value) : 0,
  );
  const size = (dearest / cheapest) ** (SIZE_SHARE * steps.reduce((sum, step) => sum + step, 0));
  const isLastColour = choice.some(({ axis, value }) => value.colour && value === axis.values?.at(-1));
  const factor = size * (isLastColour ? LAST_COLOUR : 1);
  return history
    .map((point) => ({ ...point, price: rounded(point.price * factor) }))
    .filter((point, i, all) => point.price !== all[i - 1]?.price);
}

/** Place of a value among a family's first specifications, from 0 to 1. */
function placeOf({ specs: [sizes = []] }: Family, value: VariantValue | undefined): number {
  return sizes.indexOf(value?.text ?? '') / Math.max(1, sizes.length - 1);
}

/** A shop's price near `satang`: whole tens of baht less one, whole hundreds less ten above ฿1,000. */
function rounded(satang: number): number {
  const baht = satang / 100;
  return 100 * (baht < 1_000 ? Math.round(baht / 10) * 10 - 1 : Math.round(baht / 100) * 100 - 10);
}

/** Facts of a variant: fewer are sold and reviewed than of `rare` goods. */
function rarer(own: Facts, rare: Facts, random: Random): Facts {
  const share = 0.2 + random.next() * 0.5;
  const reviewCount = Math.round(rare.reviewCount * share);
  return {
    ...own,
    monthSales: Math.floor(rare.monthSales * share),
    totalSales: Math.floor(rare.totalSales * share) + reviewCount,
    reviewCount,
    averageScore: reviewCount > 0 ? (own.averageScore ?? rare.averageScore) : null,
  };
}
