import { formatAmount } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { type Availability, availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { platformLook } from '#schemas/platforms.ts';
import { type ResolvedDeal, resolveDeal } from '#schemas/resolve-deal.ts';
import { localHref, paths } from '../links/paths.ts';

type Context = Pick<ViewContext, 'lang' | 'tenant' | 'now'>;

const AVAILABILITY_TYPES: Record<Availability, string> = {
  IN_STOCK: 'InStock',
  OUT_OF_STOCK: 'OutOfStock',
  PREORDER: 'PreOrder',
  BACKORDER: 'BackOrder',
  DISCONTINUED: 'Discontinued',
};

/** JSON-LD of a deal: the product with the price or range that the page shows. `href` is the page's path. */
export function dealProduct(ctx: Context, detail: SubjectDetail & { deal: Deal }, href: string): object {
  const deal = resolveDeal(detail.deal);
  const ofGoods = availabilityOf(detail.goods ?? {});
  const availability = deal.expired && isBuyable(ofGoods) ? 'OUT_OF_STOCK' : ofGoods;
  const currency = deal.currency ?? ctx.tenant.currency;
  const { expireTime = 0 } = detail;
  return {
    ...product(ctx, detail, { name: deal.title, images: [deal.imageUrl] }, href),
    offers: offer(
      { lowest: deal.currentPrice, highest: deal.maxPrice, isHeld: deal.priceHeld },
      {
        priceCurrency: currency,
        priceSpecification: isBuyable(availability) ? struck(deal, currency) : undefined,
        availability: typeOf(availability),
        url: ctx.tenant.siteOrigin + href,
        seller: seller(deal.platform),
        // An end in the past would hide the offer.
        priceValidUntil: expireTime > ctx.now ? new Date(expireTime).toISOString() : undefined,
      },
    ),
  };
}

/**
 * JSON-LD of a product in the catalogue; of one at several prices the lowest and the highest. `variants` are all of its
 * group with itself, none without others.
 */
export function goodsProduct(
  ctx: Context,
  detail: SubjectDetail,
  href: string,
  variants: readonly Goods[] = [],
): object {
  const { goods } = detail;
  const { minSalePrice, maxSalePrice, currencyCode = ctx.tenant.currency } = goods?.priceRange ?? {};
  const common = {
    priceCurrency: currencyCode,
    availability: typeOf(availabilityOf(goods ?? {})),
    url: ctx.tenant.siteOrigin + href,
    seller: seller(goods?.platformName),
  };
  return {
    ...product(ctx, detail, { name: goods?.goodsName, images: [] }, href),
    isVariantOf: productGroup(ctx, variants),
    offers: offer({ lowest: minSalePrice, highest: maxSalePrice, isHeld: goods?.priceHeld }, common),
  };
}

/** Offer at a price, or at a range of prices; none at an invalid or held one. */
function offer(
  {
    lowest,
    highest,
    isHeld,
  }: Record<'lowest' | 'highest', number | undefined> & { isHeld?: boolean | undefined },
  rest: object,
): object | undefined {
  const [low, high] = [amount(lowest), amount(highest)];
  if (low === undefined || isHeld) return undefined;
  return high === undefined || high === low
    ? { '@type': 'Offer', price: low, ...rest }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, ...rest };
}

/** The group of variants, which is named on each one's page as on the others' by the one with the lowest id. */
function productGroup(ctx: Context, variants: readonly Goods[]): object | undefined {
  const [first, ...others] = variants.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!first || others.length === 0) return undefined;
  return {
    '@type': 'ProductGroup',
    productGroupID: first.id,
    name: first.goodsName,
    hasVariant: [first, ...others].map(({ id, code = id, goodsName }) => ({
      '@type': 'Product',
      name: goodsName,
      url: ctx.tenant.siteOrigin + localHref(ctx, paths.product(code)),
    })),
  };
}

type Named = { name: string | undefined; images: (string | undefined)[] };

/**
 * The product without its offer. The description is the product's own: a deal's summary may be the seller's place. The
 * ratings are the marketplace's, which search engines don't accept from others.
 */
function product(
  { tenant }: Context,
  { goods, brand, classifications }: SubjectDetail,
  { name, images }: Named,
  href: string,
): object {
  const urls = new Set([...images, ...(goods?.pictureUrls ?? [])].flatMap((url) => url || []));
  return {
    '@type': 'Product',
    '@id': `${tenant.siteOrigin}${href}#product`,
    name,
    description: goods?.description,
    image: [...urls].map((url) => (url.startsWith('/') ? tenant.siteOrigin + url : url)),
    brand: brand?.name ? { '@type': 'Brand', name: brand.name } : undefined,
    category: classifications?.map((category) => category.name).join(' > ') || undefined,
    sku: goods?.sku,
    gtin: goods?.gtin,
    mpn: goods?.mpn,
    additionalProperty: goods?.attributes?.map((one) => ({
      '@type': 'PropertyValue',
      name: one.name,
      value: one.value,
    })),
  };
}

const typeOf = (availability: Availability) => `https://schema.org/${AVAILABILITY_TYPES[availability]}`;

/** The price before a recorded reduction; undefined without one. */
function struck({ currentPrice = 0, priceDeduct }: ResolvedDeal, priceCurrency: string): object | undefined {
  const { priceReduction = 0 } = priceDeduct ?? {};
  if (priceReduction <= 0) return undefined;
  const before = Math.round((currentPrice + priceReduction) * 100) / 100;
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: amount(before),
    priceCurrency,
  };
}

/** Price as the page shows it, without grouping; undefined for an invalid price. */
function amount(price: number | undefined): string | undefined {
  return price !== undefined && price > 0 ? formatAmount(price).replaceAll(',', '') : undefined;
}

function seller(platform: string | undefined): object | undefined {
  const name = platformLook(platform)?.name;
  return name === undefined ? undefined : { '@type': 'Organization', name };
}
