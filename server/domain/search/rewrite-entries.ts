import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { dealEntry, goodsEntry, shopWords } from './entry.ts';
import type { Names } from './names.ts';
import { searchEntries } from './schema.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Writes the entries of stored goods and of their deals anew, in the transaction that changed them. The words of the
 * seller's name, which no table has, are taken from the entries. Gives the ids of the deals.
 */
export async function rewriteEntries(
  tx: Db,
  tenantId: string,
  ids: readonly string[],
  names: Names,
): Promise<string[]> {
  const rows = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.id, [...ids])));
  const goodsById = new Map(rows.map((row) => [row.id, row]));
  const dealRows = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.goodsId, [...ids])));
  const { id, words, classificationId } = searchEntries;
  const stored = await tx
    .select({ id, words, classificationId })
    .from(searchEntries)
    .where(
      and(
        eq(searchEntries.tenantId, tenantId),
        eq(searchEntries.type, 'GOODS'),
        inArray(searchEntries.id, [...ids]),
      ),
    );
  const shops = new Map(stored.map((entry) => [entry.id, shopWords(entry, names)]));
  await writeEntries(tx, [
    ...rows.filter(({ invalid }) => !invalid).map((row) => goodsEntry(row, names, shops.get(row.id))),
    ...dealRows.flatMap((deal) => {
      const row = goodsById.get(deal.goodsId);
      return row && !deal.invalid ? [dealEntry(deal, row, names, shops.get(row.id))] : [];
    }),
  ]);
  return dealRows.map((deal) => deal.id);
}
