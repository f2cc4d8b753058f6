import { contentEntry, dealEntry, goodsEntry } from '#server/domain/search/entry.ts';
import type { Names } from '#server/domain/search/names.ts';
import { wordRows } from '#server/domain/search/write-entries.ts';
import type { SeedGoods } from './goods.ts';
import type { SeedRows } from './rows.ts';

type Catalogue = { goods: readonly SeedGoods[]; deals: SeedRows['deals']; contents: SeedRows['contents'] };

/** Rows of the search index for a tenant's catalogue. */
export function searchRows(catalogue: Catalogue, names: Names) {
  const goods = catalogue.goods.map(({ row }) => row);
  const goodsById = new Map(goods.map((row) => [row.id, row]));
  const isValid = ({ invalid }: { invalid?: boolean | undefined }) => !invalid;
  const searchEntries = [
    ...goods.filter(isValid).map((row) => goodsEntry(row, names)),
    ...catalogue.deals.filter(isValid).flatMap((row) => {
      const own = goodsById.get(row.goodsId);
      return own ? [dealEntry(row, own, names)] : [];
    }),
    ...catalogue.contents.filter(isValid).map((row) => contentEntry(row, names)),
  ];
  const searchWords = wordRows(searchEntries).map(({ tenant_id: tenantId, ...rest }) => ({
    tenantId,
    ...rest,
  }));
  return { searchEntries, searchWords };
}
