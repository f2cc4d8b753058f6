import { and, eq } from 'drizzle-orm';
import { oneRow } from '../../../platform/db/one-row.ts';
import { correct } from '../../catalogue/corrections.ts';
import { deals, goods } from '../../catalogue/schema.ts';
import { refreshSearch } from '../refresh-search.ts';
import { type ContentStore, type ContentWriter, column, pictureColumn } from '../store.ts';

const LOCKABLE = ['title', 'picture', 'goodsLink', 'goodsTraceLink', 'expiresAt'];

const isOne = ({ scope }: Pick<ContentWriter, 'scope'>, id: string) =>
  and(eq(deals.tenantId, scope.tenantId), eq(deals.id, id));

export const dealStore: ContentStore = {
  table: deals,
  fields: {
    title: column(deals.title),
    picture: pictureColumn(deals.picture),
    goodsLink: column(deals.goodsLink),
    goodsTraceLink: column(deals.goodsTraceLink),
    expiresAt: column(deals.expiresAt),
    hidden: column(deals.invalid),
    locked: column(deals.locked),
  },
  searched: ['title'],
  // An import holds the goods alone while it reads and writes their deals.
  hold: async (by, id) => {
    const of = by.db.select({ id: deals.goodsId }).from(deals).where(isOne(by, id));
    await by.db
      .select({ id: goods.id })
      .from(goods)
      .where(and(eq(goods.tenantId, by.scope.tenantId), eq(goods.id, of)))
      .for('update');
  },
  changedRow: async (by, id, columns) => {
    const row = oneRow(await by.db.select().from(deals).where(isOne(by, id)));
    return { ...correct(row, columns, LOCKABLE), updatedAt: new Date(by.now()) };
  },
  tags: (id) => ['feed:deals', `deal:${id}`],
  changed: async (by, id) => {
    const row = oneRow(await by.db.select().from(deals).where(isOne(by, id)));
    await refreshSearch(by, row.goodsId);
  },
};
