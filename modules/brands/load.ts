import type { Load } from '#runtime/module.ts';
import { homeBrands } from '#schemas/api/integration.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import type { BrandsProps } from './schema.ts';

/** Fills whole rows of two, four and six tiles. */
const MAX_BRANDS = 12;

export const loadBrands: Load<BrandsProps, readonly Brand[]> = async (_props, { api, signal }) => {
  const data = (await api.call(homeBrands, {}, { signal })).slice(0, MAX_BRANDS);
  return { data, tags: ['brands', ...data.map(({ id }) => `brand:${id}`)] };
};
