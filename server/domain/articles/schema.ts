import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Localized } from '#schemas/page/localized.ts';
import { localized, moment, type Picture, tenantId } from '../../platform/db/schema.ts';

/** Articles and notes. */
export const contents = pgTable(
  'contents',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    /** ARTICLE or NOTE. */
    contentTypeCode: text('content_type_code').notNull(),
    title: localized('title'),
    /** Second line of the title. */
    subtitle: localized('subtitle').default({}),
    /** Title for narrow places. */
    shortTitle: localized('short_title').default({}),
    summary: localized('summary'),
    /** Sanitised rich text. */
    body: localized('body'),
    cover: jsonb('cover').$type<Picture>(),
    /** Picture for small cards; without one they have the cover. */
    thumbnail: jsonb('thumbnail').$type<Picture>(),
    author: text('author').notNull(),
    /** The member who has written it; null for the editors. */
    authorId: text('author_id'),
    keywords: jsonb('keywords').$type<Localized<string>[]>().notNull().default([]),
    classificationId: text('classification_id'),
    /** Chosen by the editors: the featured grid. */
    selected: boolean('selected').notNull().default(false),
    heat: integer('heat').notNull().default(0),
    invalid: boolean('invalid').notNull().default(false),
    publishTime: moment('publish_time').notNull(),
    updateTime: moment('update_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('contents_code').on(t.tenantId, t.code),
    index('contents_newest').on(t.tenantId, t.publishTime.desc().nullsFirst(), t.id),
    index('contents_heat').on(t.tenantId, t.heat.desc().nullsFirst(), t.id),
    index('contents_classification').on(t.tenantId, t.classificationId),
  ],
);

/** Shops' own texts of fixed pages. */
export const fixedTexts = pgTable(
  'fixed_texts',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** Path of the page, without slash. */
    page: text('page').notNull(),
    title: localized('title'),
    /** Sanitised rich text. */
    body: localized('body'),
    validFrom: moment('valid_from'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('fixed_texts_page').on(t.tenantId, t.page),
  ],
);

/** Topics (special subjects). */
export const topics = pgTable(
  'topics',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    title: localized('title'),
    /** Subtitle; its words joined by hyphens are the topic's path. */
    subtitle: text('subtitle').notNull(),
    tagline: localized('tagline'),
    cover: text('cover').notNull(),
    shelved: boolean('shelved').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('topics_subtitle').on(t.tenantId, t.subtitle),
    index('topics_position').on(t.tenantId, t.position, t.id),
  ],
);
