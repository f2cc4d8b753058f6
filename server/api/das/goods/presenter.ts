import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import type { BrandRow } from '../../integration/home-pages/operations.ts';
import type { Call } from '../../route.ts';
import { textIn } from '../../wire.ts';
import type { FilterRow } from './operations.ts';

/** The values to narrow a list to, brands with their names; one whose brand is gone is left out. */
export function presentFilters(rows: FilterRow[], brands: readonly BrandRow[], call: Call): GoodsFilter[] {
  const names = new Map(brands.map((brand) => [brand.id, textIn(call, brand.name) ?? brand.code]));
  return rows.flatMap((row) => {
    if (row.kind !== 'brand') return [row];
    const name = names.get(row.value);
    return name === undefined ? [] : [{ ...row, name }];
  });
}
