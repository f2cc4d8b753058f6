import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
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

/** Brands and categories with a new name, until the entries of their goods have it. */
export const renamed = pgTable(
  'search_renamed',
  {
    tenantId: tenantId(),
    kind: text('kind').$type<'brand' | 'category'>().notNull(),
    id: text('id').notNull(),
    /** Id of the last goods whose entries were written. */
    after: text('after').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id] })],
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

/**
 * An operator's spellings, over the first set (`data/spellings.tsv`): one with the same `key` replaces that of the set.
 */
export const spellings = pgTable(
  'spellings',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** `brand`, `free` for anything else, or `redirect`. */
    kind: text('kind').notNull(),
    /** Words as shoppers type them. */
    written: text('written').notNull(),
    /** Folded form of `written` (`spellingKey`). */
    key: text('key').notNull(),
    /**
     * Name that is meant, as titles write it; empty where the words mean nothing else. Of a redirect the address that a
     * search for exactly these words leads to.
     */
    meant: text('meant').notNull(),
    /** `operator`, or `learned` from a search without results. */
    source: text('source').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('spellings_key').on(t.tenantId, t.key),
    index('spellings_changed').on(t.tenantId, t.kind, t.updatedAt, t.id),
  ],
);

/** Searches without results by day, counted when they reach the server; a cached page isn't counted again. */
export const searchMisses = pgTable(
  'search_misses',
  {
    tenantId: tenantId(),
    /** Day in the tenant's time zone. */
    day: date('day').notNull(),
    /** Folded form of the keyword (`spellingKey`). */
    key: text('key').notNull(),
    keyword: text('keyword').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.key] })],
);

export const keywords = pgTable(
  'keywords',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    keyword: localized('keyword'),
    heat: integer('heat').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('keywords_heat').on(t.tenantId, t.heat, t.id)],
);
