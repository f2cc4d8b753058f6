import { formatAmount } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { platformLook } from '#schemas/platforms.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';

type Context = Pick<ViewContext, 'tenant'>;

/** JSON-LD of a deal: the product with the one price that the page shows. `href` is the page's path. */
export function dealProduct(ctx: Context, detail: SubjectDetail & { deal: Deal }, href: string): object {
  const deal = resolveDeal(detail.deal);
  const price = amount(deal.currentPrice);
  return {
    ...product(ctx, detail, { name: deal.title, description: deal.summary, images: [deal.imageUrl] }, href),
    offers: price && {
      '@type': 'Offer',
      price,
      priceCurrency: deal.currency ?? ctx.tenant.currency,
      availability: `https://schema.org/${deal.expired ? 'OutOfStock' : 'InStock'}`,
      url: ctx.tenant.siteOrigin + href,
      seller: seller(deal.platform),
      priceValidUntil:
        detail.expireTime === undefined ? undefined : new Date(detail.expireTime).toISOString().slice(0, 10),
    },
  };
}

/** JSON-LD of a product in the catalogue; with variants at several prices the lowest and the highest. */
export function goodsProduct(ctx: Context, detail: SubjectDetail, href: string): object {
  const { goods } = detail;
  const { minSalePrice, maxSalePrice, currencyCode = ctx.tenant.currency } = goods?.priceRange ?? {};
  const [low, high] = [amount(minSalePrice), amount(maxSalePrice)];
  const isRange = high !== undefined && high !== low;
  const common = {
    priceCurrency: currencyCode,
    availability: 'https://schema.org/InStock',
    url: ctx.tenant.siteOrigin + href,
    seller: seller(goods?.platformName),
  };
  const offer = isRange
    ? { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, ...common }
    : { '@type': 'Offer', price: low, ...common };
  return {
    ...product(ctx, detail, { name: goods?.goodsName, description: undefined, images: [] }, href),
    offers: low && offer,
  };
}

type Named = { name: string | undefined; description: string | undefined; images: (string | undefined)[] };

function product(
  { tenant }: Context,
  { goods, brand, classifications }: SubjectDetail,
  { name, description, images }: Named,
  href: string,
): object {
  const { averageScore = 0, reviewCount = 0, pictureUrls = [] } = goods ?? {};
  const urls = new Set([...images, ...pictureUrls].flatMap((url) => url || []));
  return {
    '@type': 'Product',
    '@id': `${tenant.siteOrigin}${href}#product`,
    name,
    description,
    image: [...urls].map((url) => (url.startsWith('/') ? tenant.siteOrigin + url : url)),
    brand: brand?.name ? { '@type': 'Brand', name: brand.name } : undefined,
    category: classifications?.map((category) => category.name).join(' > ') || undefined,
    aggregateRating:
      reviewCount > 0 && averageScore > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Math.floor(averageScore * 10) / 10,
            reviewCount,
            bestRating: 5,
          }
        : undefined,
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
