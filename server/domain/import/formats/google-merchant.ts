import { z } from 'zod';
import type { Platform } from '#schemas/enums/platform.ts';

/** Marketplaces by the host name of a product's link. */
const HOSTS: [RegExp, Platform][] = [
  [/(^|\.)lazada\./, 'LAZADA'],
  [/(^|\.)shopee\./, 'SHOPEE'],
  [/(^|\.)tiktok\./, 'TIKTOK'],
  [/(^|\.)amazon\./, 'AMAZON'],
  [/(^|\.)aliexpress\./, 'ALIEXPRESS'],
  [/(^|\.)shein\./, 'SHEIN'],
  [/(^|\.)tokopedia\./, 'TOKOPEDIA'],
];

const values = z.array(z.string()).optional();
const first = values.transform((all) => all?.[0]?.trim() || undefined);
const all = values.transform((list) => list?.map((value) => value.trim()).filter(Boolean) ?? []);
/** A product of a Google Merchant feed (support.google.com/merchants/answer/7052112). */
export const googleMerchantSchema = z
  .object({
    id: first,
    title: first,
    description: first,
    summary: first,
    link: first,
    image_link: first,
    additional_image_link: all,
    price: first,
    sale_price: first,
    sale_price_effective_date: first,
    expiration_date: first,
    availability_date: first,
    gtin: first,
    mpn: first,
    item_group_id: first,
    brand: first,
    product_type: first,
    availability: first,
    shipping_price: all,
  })
  .transform((product) => {
    const sale = product.sale_price;
    const [saleFrom, saleUntil] = product.sale_price_effective_date?.split('/') ?? [];
    return {
      platform: platformOf(product.link),
      itemId: product.id,
      title: product.title,
      summary: product.description ?? product.summary,
      description: product.description ?? product.summary,
      price: sale ?? product.price,
      originalPrice: sale === undefined ? undefined : product.price,
      saleFrom: sale && saleFrom,
      saleUntil: sale && saleUntil,
      expiresAt: product.expiration_date,
      pictures: [product.image_link, ...product.additional_image_link],
      url: product.link,
      brand: product.brand,
      categories: product.product_type?.split('>').map((name) => name.trim()),
      freeShipping:
        product.shipping_price.length > 0 &&
        product.shipping_price.every((price) => /^(?:[A-Z]{3} ?)?0+(?:\.0+)?(?: ?[A-Z]{3})?$/i.test(price)),
      availability: product.availability,
      availableFrom: product.availability_date,
      gtin: product.gtin,
      mpn: product.mpn,
      variantGroup: product.item_group_id,
    };
  });

function platformOf(link: string | undefined): Platform {
  const host = link !== undefined && URL.canParse(link) ? new URL(link).hostname : '';
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'UNKNOWN';
}
