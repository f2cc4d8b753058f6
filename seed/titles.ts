import { compose, type LocalizedText, localize, type Text } from '#locales/format/localize.ts';
import type { Random } from '#server/platform/random.ts';
import type { BrandData } from './content/brands.ts';
import type { Family } from './content/family.ts';

/** Parts of a title; `rank` is the first specification's place between cheapest (0) and most expensive (1). */
export type Product = {
  brand: BrandData;
  model: string;
  specs: Text[];
  /** Colour of a product that is sold in several. */
  colour?: Text | undefined;
  extra: Text;
  rank: number;
};

export function pickProduct(family: Family, brandsByCode: Map<string, BrandData>, random: Random): Product {
  const brand = brandsByCode.get(random.pick(family.brands));
  const [sizes, ...otherAxes] = family.specs;
  if (!brand || !sizes) throw new Error(`Family ${family.category} is incomplete`);
  const place = random.int(0, sizes.length - 1);
  return {
    brand,
    model: random.pick(family.models),
    specs: [sizes[place] as Text, ...otherAxes.map((axis) => random.pick(axis))],
    extra: random.pick(family.extras),
    rank: sizes.length > 1 ? place / (sizes.length - 1) : 0.5,
  };
}

/** A marketplace title. Sellers of all three languages write brands in Latin letters. */
export function goodsTitle(family: Family, product: Product, random: Random): LocalizedText {
  const { model, specs, extra } = product;
  const brand = localize(product.brand.name).en;
  const order = random.int(0, 2);
  const words = (pick: (text: Text) => string) => ({
    noun: pick(family.noun),
    details: specs.map(pick).join(' '),
    point: pick(extra),
  });
  const th = words((text) => localize(text).th);
  const en = words((text) => localize(text).en);
  const id = words((text) => localize(text).id);
  return {
    th: `${[`${brand} ${th.noun} ${model}`, `${th.noun} ${brand} ${model}`, `${brand} ${model} ${th.noun}`][order]} ${th.details} ${th.point}`,
    en: `${brand} ${model} ${en.noun} ${en.details}, ${en.point}`,
    id: `${order === 0 ? `${brand} ${id.noun}` : `${id.noun} ${brand}`} ${model} ${id.details} - ${id.point}`,
  };
}

const PROMOTIONS = {
  freeShipping: ['[ส่งฟรี]', '[Free Shipping]', '[Gratis Ongkir]'],
  mall: ['[ของแท้ 100%]', '[Official Store]', '[Original]'],
  flashSale: ['[แฟลชเซลล์]', '[Flash Sale]', '[Flash Sale]'],
} as const;

/** Title of a deal: the product's, some with a valid promotion in front. */
export function dealTitle(
  name: LocalizedText,
  facts: { freeShipping: boolean; mall: boolean; flashSale: boolean },
  random: Random,
): LocalizedText {
  const promotions = (['flashSale', 'freeShipping', 'mall'] as const).filter((fact) => facts[fact]);
  if (promotions.length === 0 || random.chance(0.45)) return name;
  const promotion = localize(PROMOTIONS[random.pick(promotions)]);
  return {
    th: `${promotion.th} ${name.th}`,
    en: `${promotion.en} ${name.en}`,
    id: `${promotion.id} ${name.id}`,
  };
}

/** One to three sentences about a deal. */
export function dealSummary(
  family: Family,
  product: Product,
  score: number | null,
  freeShipping: boolean,
): LocalizedText {
  const brand = localize(product.brand.name).en;
  return compose((pick) => {
    const noun = pick(family.noun);
    const details = product.specs.map(pick).join(' ');
    const extra = sentence(pick(product.extra));
    const parts: Text[] = [
      [
        `${noun} ${brand} รุ่น ${product.model} ${details} ${extra}`,
        `${brand} ${product.model} ${noun}: ${details}. ${extra}.`,
        `${noun} ${brand} ${product.model} ${details}. ${extra}.`,
      ],
    ];
    // Rounded down, as in the shop: 4.96 stars are not yet 5.
    const rating = score === null ? undefined : (Math.floor(score * 10) / 10).toFixed(1);
    if (rating)
      parts.push([`คะแนนรีวิวเฉลี่ย ${rating}`, `Rated ${rating} on average.`, `Rating rata-rata ${rating}.`]);
    if (freeShipping) parts.push(['ส่งฟรีถึงบ้าน', 'Delivered free.', 'Gratis ongkir sampai rumah.']);
    return parts.map(pick).join(' ');
  });
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
