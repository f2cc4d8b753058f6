import type { Load } from '#runtime/module.ts';
import { homeBrands } from '#schemas/api/integration.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { BrandsProps } from './module.ts';

/** Number of brands that fills whole rows: three of two tiles on a phone, three of four or two of six elsewhere. */
const MAX_BRANDS = { phone: 6, desktop: 12 } as const;

export const loadBrands: Load<BrandsProps, readonly Brand[]> = async ({ source }, from) => {
  if (source) {
    const { items, listed, tags } = await loadSource('brands', source, from);
    return { data: items.flatMap(({ brand }) => brand ?? []), listed, tags };
  }
  const { api, ctx, signal } = from;
  const data = (await api.call(homeBrands, {}, { signal })).slice(0, MAX_BRANDS[ctx.device]);
  const listed = listedItems(
    ctx,
    data.map((brand) => ({ id: brand.id, type: 'brand', brand })),
  );
  return { data, listed, tags: ['brands', ...data.map(({ id }) => `brand:${id}`)] };
};
