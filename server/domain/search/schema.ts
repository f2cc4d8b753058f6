import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { localized, moment, tenantId } from '../../platform/db/schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Searchable entries: one row per deal, product, article and note that isn't invalid. Some of its `words` are in no
 * text and begin with `#`: they are the values of filters, evaluated inside the index.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    price: bigint('price', { mode: 'number' }),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at'),
    heat: integer('heat').notNull(),
    /** Rank independent of the query: popularity, and freshness where that matters. */
    standing: doublePrecision('standing').notNull(),
    sales: integer('sales').notNull().default(0),
    rating: real('rating'),
    freeShipping: boolean('free_shipping').notNull().default(false),
    /** Sold in one of the platforms' official shops. */
    official: boolean('official').notNull().default(false),
    tenantId: tenantId(),
    /** CONTENT (a deal), GOODS, NOTE or ARTICLE. */
    type: text('type').notNull(),
    id: text('id').notNull(),
    classificationId: text('classification_id'),
    brandId: text('brand_id'),
    platform: text('platform'),
    words: tsvector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.type, t.id] }),
    index('search_entries_words').using('gin', t.words),
    index('search_entries_standing').on(t.tenantId, t.type, t.standing.desc().nullsFirst(), t.id),
  ],
);

/** Every word of the entries, with its trigrams, for correcting mistyped words. */
export const searchWords = pgTable(
  'search_words',
  {
    tenantId: tenantId(),
    word: text('word').notNull(),
    grams: text('grams').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.word] }), index('search_words_grams').using('gin', t.grams)],
);

export const keywords = pgTable(
  'keywords',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    keyword: localized('keyword'),
    heat: integer('heat').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
