import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SourceItem } from '#schemas/entities/source-item.ts';
import type { SourceKind, SourceSort } from '#schemas/source.ts';
import type { Call } from '../../platform/call.ts';
import { isPublished } from '../articles/contents/operations.ts';
import { presentContent } from '../articles/contents/presenter.ts';
import { contents, topics } from '../articles/schema.ts';
import { presentTopic } from '../articles/topics/presenter.ts';
import { dealPercentOff } from '../catalogue/deals/lists.ts';
import { presentDeal } from '../catalogue/deals/presenter.ts';
import { discountRate, isSold } from '../catalogue/goods-figures.ts';
import { presentBrand, presentTile } from '../catalogue/home-pages/presenter.ts';
import { boardsByCodes } from '../catalogue/item-groups/operations.ts';
import { presentBoard, presentGoods } from '../catalogue/item-groups/presenter.ts';
import { brands, classifications, deals, goods, itemGroups } from '../catalogue/schema.ts';
import { boardsWithContent } from './picked/board-places.ts';

/** Part of a table that a source reads. */
type Part = { where: SQL | undefined; order: SQL[]; limit: number };

/** Table of a kind of things, and how they are read. */
export type Kind = {
  table: PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn };
  code: AnyPgColumn;
  /** Condition for things that shoppers get; of those picked by hand, where that differs. */
  shown: (call: Call) => SQL | undefined;
  picked?: SQL;
  orders: (call: Call) => Partial<Record<SourceSort, SQL[]>>;
  read: (call: Call, part: Part) => Promise<SourceItem[]>;
};

/** Reads rows of a table as items. */
function reader<T extends PgTable>(table: T, present: (row: T['$inferSelect'], call: Call) => SourceItem) {
  return async (call: Call, { where, order, limit }: Part): Promise<SourceItem[]> => {
    const rows = await call.db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(...order)
      .limit(limit);
    return rows.map((row) => present(row as T['$inferSelect'], call));
  };
}

export const KINDS: Record<SourceKind, Kind> = {
  deals: {
    table: deals,
    code: deals.code,
    shown: ({ now }) =>
      and(eq(deals.invalid, false), or(isNull(deals.expiresAt), gt(deals.expiresAt, new Date(now())))),
    orders: ({ now }) => ({
      hottest: [desc(deals.heat), asc(deals.id)],
      newest: [desc(deals.publishedAt), desc(deals.heat), asc(deals.id)],
      discount: [desc(dealPercentOff(now())), asc(deals.id)],
      price: [asc(deals.rankPrice), asc(deals.id)],
    }),
    read: reader(deals, (row, call) => ({
      type: 'CONTENT',
      code: row.code,
      endsAt: row.expiresAt?.getTime(),
      deal: presentDeal(row, call),
    })),
  },
  goods: {
    table: goods,
    code: goods.code,
    shown: () => isSold,
    // Picked goods that are sold out stay, with their badge.
    picked: eq(goods.invalid, false),
    orders: ({ now }) => ({
      hottest: [desc(goods.monthSales), asc(goods.id)],
      newest: [desc(goods.createdAt), asc(goods.id)],
      discount: [desc(discountRate(now())), asc(goods.id)],
      price: [asc(goods.rankPrice), asc(goods.id)],
    }),
    read: reader(goods, (row, call) => ({ type: 'GOODS', code: row.code, goods: presentGoods(row, call) })),
  },
  contents: {
    table: contents,
    code: contents.code,
    shown: isPublished,
    orders: () => ({
      newest: [desc(contents.publishTime), asc(contents.id)],
      hottest: [desc(contents.heat), asc(contents.id)],
    }),
    read: reader(contents, (row, call) => ({
      type: row.contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE',
      code: row.code,
      article: presentContent(row, call),
    })),
  },
  topics: {
    table: topics,
    code: topics.subtitle,
    shown: () => eq(topics.shelved, true),
    orders: () => ({ position: [asc(topics.position), asc(topics.id)] }),
    read: reader(topics, (row, call) => ({
      type: 'TOPIC',
      code: row.subtitle,
      topic: presentTopic(row, call),
    })),
  },
  brands: {
    table: brands,
    code: brands.code,
    shown: () => eq(brands.online, true),
    orders: () => ({ position: [asc(brands.position), asc(brands.id)] }),
    read: reader(brands, (row, call) => ({ type: 'BRAND', code: row.code, brand: presentBrand(row, call) })),
  },
  boards: {
    table: itemGroups,
    code: itemGroups.code,
    shown: () => and(eq(itemGroups.online, true), eq(itemGroups.groupType, 'RANKING')),
    orders: () => ({ position: [asc(itemGroups.position), asc(itemGroups.id)] }),
    read: async (call, { where, order, limit }) => {
      const rows = await call.db
        .select({ code: itemGroups.code })
        .from(itemGroups)
        .where(where)
        .orderBy(...order)
        .limit(limit);
      const codes = rows.map(({ code }) => code);
      const found = codes.length > 0 ? await boardsByCodes(call, codes) : [];
      const boards = await boardsWithContent(call, found);
      return boards.map((board) => ({ type: 'BOARD', code: board.code, board: presentBoard(board, call) }));
    },
  },
  categories: {
    table: classifications,
    code: classifications.code,
    shown: () => sql`true`,
    orders: () => ({}),
    read: reader(classifications, (row, call) => ({
      type: 'CATEGORY',
      code: row.code,
      category: presentTile(row, call),
    })),
  },
};
