import { and, eq } from 'drizzle-orm';
import { isRecord } from '#engine/same-json.ts';
import { oneRow } from '../../../platform/db/one-row.ts';
import { correct } from '../../catalogue/corrections.ts';
import { brands, classifications, goods } from '../../catalogue/schema.ts';
import { codePart } from '../code-part.ts';
import { refreshSearch } from '../refresh-search.ts';
import { type ContentStore, type ContentWriter, column } from '../store.ts';

const LOCKABLE = ['name', 'pictures', 'originUrl', 'classificationId', 'brandId', 'attributes'];

const isOne = ({ scope }: Pick<ContentWriter, 'scope'>, id: string) =>
  and(eq(goods.tenantId, scope.tenantId), eq(goods.id, id));

/** Columns of a change with the locks that follow; the caller holds the row. */
async function corrected(by: ContentWriter, id: string, columns: Readonly<Record<string, unknown>>) {
  const row = oneRow(await by.db.select().from(goods).where(isOne(by, id)));
  return { ...correct(row, columns, LOCKABLE), updatedAt: new Date(by.now()) };
}

export const goodsStore: ContentStore = {
  table: goods,
  fields: {
    name: column(goods.name),
    pictures: {
      ...column(goods.pictures),
      read: (stored: unknown) =>
        Array.isArray(stored) ? stored.map((url) => ({ picture: { url, alt: {} } })) : undefined,
      write: (value: unknown) =>
        Array.isArray(value)
          ? value.flatMap((one) => (isRecord(one) && isRecord(one.picture) ? [one.picture.url] : []))
          : [],
    },
    originUrl: column(goods.originUrl),
    category: codePart(
      'category',
      { table: goods, key: 'classificationId', column: goods.classificationId, changedRow: corrected },
      { table: classifications, code: classifications.code },
    ),
    brand: codePart(
      'brand',
      { table: goods, key: 'brandId', column: goods.brandId, changedRow: corrected },
      { table: brands, code: brands.code },
    ),
    attributes: {
      ...column(goods.attributes),
      write: (value: unknown) => (Array.isArray(value) ? value : []),
    },
    hidden: column(goods.invalid),
    locked: column(goods.locked),
  },
  searched: ['name'],
  changedRow: corrected,
  tags: (id) => ['feed:goods', 'feed:deals', 'boards', `goods:${id}`],
  changed: async (by, id) => {
    const row = oneRow(await by.db.select().from(goods).where(isOne(by, id)));
    await refreshSearch(by, id);
    // Lists of the brand's page show it.
    if (row.brandId) by.tags.add(`brand:${row.brandId}`);
  },
};
