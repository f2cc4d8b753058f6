import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Changes } from '#engine/content/leaves.ts';
import type { ExperimentState } from '#schemas/entities/experiment.ts';
import type { ReleaseState } from '#schemas/entities/release.ts';
import type { PageType } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { localized, moment, tenantId } from '../../platform/db/schema.ts';
import { author } from '../operators/schema.ts';

/** Ids of the shared modules that a document shows, as a JSON array. */
export const sharedIn = (document: AnyPgColumn) =>
  sql<string[]>`jsonb_path_query_array(${document}, '$.nodes.* ? (@.type == "shared").props.id')`;

export const pages = pgTable(
  'pages',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** Address; of a shared module or a template its kind and an id (`pageKind`). */
    path: text('path').notNull(),
    pageType: text('page_type').$type<PageType>().notNull(),
    /** Public document: a copy of the version published last; null while the page is offline. */
    document: jsonb('document').$type<unknown>(),
    publishedVersion: integer('published_version'),
    publishedAt: moment('published_at'),
    /** Version that was live before the present one: going back to it is always allowed. */
    previousVersion: integer('previous_version'),
    /** Version that was live when the page was archived: restoring the page publishes it again. */
    archivedVersion: integer('archived_version'),
    /** Document that operators edit; `rev` counts its accepted edits. */
    draft: jsonb('draft').$type<unknown>().notNull(),
    rev: integer('rev').notNull().default(1),
    /** Source texts of the draft's translations, for those sources that have changed since. */
    translationSources: jsonb('translation_sources').$type<TranslationSources>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('pages_path').on(t.tenantId, t.path),
    index('pages_shared').using('gin', sharedIn(t.draft), sharedIn(t.document)),
  ],
);

const pageKey = (t: { tenantId: AnyPgColumn; pageId: AnyPgColumn }) =>
  foreignKey({ columns: [t.tenantId, t.pageId], foreignColumns: [pages.tenantId, pages.id] }).onDelete(
    'cascade',
  );

/** The accepted edits of each draft, in order: `rev` is the revision that the edit made. */
export const pageEdits = pgTable(
  'page_edits',
  {
    tenantId: tenantId(),
    pageId: text('page_id').notNull(),
    rev: integer('rev').notNull(),
    /** The client's own id of the edit: a retry gets the first response and is not applied again. */
    editId: text('edit_id').notNull(),
    clientId: text('client_id').notNull(),
    /** The revision on which the operator made it. */
    base: integer('base').notNull(),
    commands: jsonb('commands').$type<unknown[]>().notNull(),
    /** Commands that take the edit back; null for edits older than this column. */
    inverse: jsonb('inverse').$type<unknown[]>(),
    at: moment('at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.pageId, t.rev] }),
    uniqueIndex('page_edits_edit').on(t.tenantId, t.pageId, t.editId),
    pageKey(t),
  ],
);

/** Published and publishable versions; a version never changes. */
export const pageVersions = pgTable(
  'page_versions',
  {
    tenantId: tenantId(),
    pageId: text('page_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    /** The revision of the draft from which it was copied. */
    rev: integer('rev').notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.pageId, t.version] }), pageKey(t)],
);

/** Draft of a content entry in a release; the title is the one that it had then. */
export type ReleasedEntry = { type: string; id: string; title: string; changes: Changes; isNew: boolean };

/** Pages and content entries that go live together, now or at a time, and may be reverted later. */
export const releases = pgTable(
  'releases',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    name: text('name').notNull().default(''),
    items: jsonb('items').$type<{ pageId: string; version: number }[]>().notNull(),
    /** Changes of content entries that go live with the pages, as their drafts were. */
    entries: jsonb('entries').$type<ReleasedEntry[]>().notNull().default([]),
    /** scheduled, published, reverted, cancelled or failed. */
    state: text('state').$type<ReleaseState>().notNull(),
    publishAt: moment('publish_at').notNull(),
    revertAt: moment('revert_at'),
    publishedAt: moment('published_at'),
    revertedAt: moment('reverted_at'),
    /** Live versions before the release; version null: the page was offline. */
    previous: jsonb('previous').$type<{ pageId: string; version: number | null }[]>(),
    /** Versions of the entries that the release made. */
    applied: jsonb('applied').$type<{ type: string; id: string; version: number }[]>(),
    problem: text('problem'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('releases_due').on(t.state, t.publishAt),
    index('releases_newest').on(t.tenantId, t.createdAt.desc()),
  ],
);

/** Links that show a page to people without an account. */
export const reviewLinks = pgTable(
  'review_links',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    pageId: text('page_id').notNull(),
    /** Null: the draft as it is when the link is opened. */
    version: integer('version'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), pageKey(t)],
);

/** Addresses that lead elsewhere: to a page, whatever its address is, or to an address. */
export const redirects = pgTable(
  'redirects',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** Normalised path (`redirectSource`); `/old/*` stands for all addresses below `/old`. */
    source: text('source').notNull(),
    pageId: text('page_id'),
    /** Path of this site, or an address at an allowed host; null for a redirect to a page. */
    address: text('address'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('redirects_source').on(t.tenantId, t.source),
    index('redirects_page').on(t.tenantId, t.pageId),
    pageKey(t),
  ],
);

/** Pictures uploaded by operators; the files are in the media folder. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    name: text('name').notNull(),
    /** Folder's name; empty for a picture in none. */
    folder: text('folder').notNull().default(''),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    alt: localized('alt').default({}),
    focalPoint: jsonb('focal_point').$type<{ x: number; y: number }>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('media_assets_newest').on(t.tenantId, t.createdAt.desc(), t.id),
    uniqueIndex('media_assets_url').on(t.tenantId, t.url),
  ],
);

/** Views and clicks of each module of a page, per day of the tenant. */
export const moduleCounts = pgTable(
  'module_counts',
  {
    tenantId: tenantId(),
    day: text('day').notNull(),
    pageId: text('page_id').notNull(),
    nodeId: text('node_id').notNull(),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.pageId, t.day, t.nodeId] })],
);

/** Version that an arm of an experiment shows, with its weight in percent. A null version is the live one. */
export type StoredArm = { version: number | null; weight: number };

/** Experiments between versions of one page. The first arm is the version that was live before. */
export const experiments = pgTable(
  'experiments',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    pageId: text('page_id').notNull(),
    state: text('state').$type<ExperimentState>().notNull().default('draft'),
    /** Module whose clicks are the goal; null: clicks that lead to another site. */
    goalNode: text('goal_node'),
    /** Seed of the division of visitors. Arms and seed never change once it runs. */
    seed: text('seed').notNull(),
    arms: jsonb('arms').$type<StoredArm[]>().notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** Arm whose version was published at the end. */
    winner: integer('winner'),
    /** Counts of each arm at the end, when those of its visitors are deleted. */
    result: jsonb('result').$type<{ visitors: number; goals: number }[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // One experiment of a page at a time.
    uniqueIndex('experiments_open').on(t.tenantId, t.pageId).where(sql`${t.state} <> 'ended'`),
    index('experiments_page').on(t.tenantId, t.pageId, t.createdAt.desc()),
    pageKey(t),
  ],
);

/** Visitors who saw a page during its experiment, each with the arm that they saw first. */
export const experimentVisitors = pgTable(
  'experiment_visitors',
  {
    tenantId: tenantId(),
    experimentId: text('experiment_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    arm: integer('arm').notNull(),
    hasReachedGoal: boolean('has_reached_goal').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.experimentId, t.visitorId] }),
    foreignKey({
      name: 'experiment_visitors_experiment',
      columns: [t.tenantId, t.experimentId],
      foreignColumns: [experiments.tenantId, experiments.id],
    }).onDelete('cascade'),
  ],
);
