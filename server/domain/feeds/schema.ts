import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { ErrorCode } from '#schemas/errors.ts';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { Defaults, Mapping } from '#schemas/feeds/mapping.ts';
import type { HeldReason, MissingRule } from '#schemas/feeds/missing-rule.ts';
import type { FeedRunDetail, RUN_MODES, RUN_TRIGGERS, RunState } from '#schemas/feeds/run.ts';
import type { Schedule } from '#schemas/feeds/schedule.ts';
import { moment, tenantId } from '../../platform/db/schema.ts';
import { author } from '../operators/schema.ts';

const bytes = (name: string) => bigint(name, { mode: 'number' });

/** Source as it is shown: without secrets. */
export type ShownSource =
  | { type: 'upload'; uploadId: string; fileName: string }
  | { type: 'address'; url: string; headerName: string | null };

/** Feeds of tenants: where their data is, how its rows become items, and when it is read. */
export const feeds = pgTable(
  'feeds',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    source: jsonb('source').$type<ShownSource>().notNull(),
    /** Whole source of an address, encrypted by the vault; null for an upload. */
    sealedSource: text('sealed_source'),
    format: text('format').$type<FeedFormat | 'auto'>().notNull(),
    mapping: jsonb('mapping').$type<Mapping>(),
    defaults: jsonb('defaults').$type<Defaults>().notNull(),
    missing: jsonb('missing').$type<MissingRule>().notNull(),
    schedule: jsonb('schedule').$type<Schedule>(),
    /** Null without a schedule, and after it was stopped for failing. */
    nextRunAt: moment('next_run_at'),
    /** Validators, SHA-256 and size of the file that was imported last; it is kept as `kept/<id>`. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    fileHash: text('file_hash'),
    fileBytes: bytes('file_bytes').notNull().default(0),
    /** Start and length of the series of failed runs. */
    failingSince: moment('failing_since'),
    failures: integer('failures').notNull().default(0),
    /** Whether publishers were told of the series. */
    failureTold: boolean('failure_told').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('feeds_due').on(t.nextRunAt).where(sql`${t.nextRunAt} IS NOT NULL`),
  ],
);

/** Runs of feeds, the last 100 of each. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    feedId: text('feed_id').notNull(),
    mode: text('mode').$type<(typeof RUN_MODES)[number]>().notNull(),
    trigger: text('trigger').$type<(typeof RUN_TRIGGERS)[number]>().notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Number of failed runs that it repeats. */
    retries: integer('retries').notNull().default(0),
    /** Time at which it was queued; of a retry the time for which. */
    queuedAt: moment('queued_at').notNull(),
    /** Time from which a queued run may start. */
    dueAt: moment('due_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Worker that carries it out, and the time until which it must have said so again. */
    worker: text('worker'),
    leaseUntil: moment('lease_until'),
    /** Number of workers that have started it. */
    starts: integer('starts').notNull().default(0),
    /** Name of the operator who started it. */
    startedBy: text('started_by'),
    /** Whether its file is complete: it isn't fetched again. */
    isFetched: boolean('is_fetched').notNull().default(false),
    /** Whether the source had nothing new. */
    unmodified: boolean('unmodified').notNull().default(false),
    etag: text('etag'),
    lastModified: text('last_modified'),
    fileHash: text('file_hash'),
    fileBytes: bytes('file_bytes').notNull().default(0),
    read: integer('read').notNull().default(0),
    progress: jsonb('progress').$type<FeedRunDetail['progress']>(),
    plan: jsonb('plan').$type<FeedRunDetail['plan']>(),
    heldFor: text('held_for').array().$type<HeldReason[]>().notNull().default(sql`'{}'`),
    problem: jsonb('problem').$type<{
      code: ErrorCode;
      params: Record<string, string | number>;
      detail: string;
    }>(),
    refusals: jsonb('refusals').$type<FeedRunDetail['refusals']>().notNull().default([]),
    warnings: jsonb('warnings').$type<FeedRunDetail['warnings']>().notNull().default([]),
    hasReport: boolean('has_report').notNull().default(false),
    decision: jsonb('decision').$type<FeedRunDetail['decision']>(),
    /** Mail to publishers that isn't sent yet, the number of tries, and the time of the next one. */
    notice: text('notice').$type<'held' | 'failed' | 'stopped'>(),
    noticeTries: integer('notice_tries').notNull().default(0),
    noticeAt: moment('notice_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.feedId], foreignColumns: [feeds.tenantId, feeds.id] }).onDelete(
      'cascade',
    ),
    index('feed_runs_newest').on(t.tenantId, t.feedId, t.queuedAt.desc().nullsFirst(), t.id),
    // One run of a feed at a time.
    uniqueIndex('feed_runs_active').on(t.tenantId, t.feedId).where(sql`${t.state} IN ('queued', 'running')`),
    index('feed_runs_open').on(t.dueAt).where(sql`${t.state} IN ('queued', 'running')`),
    index('feed_runs_notice').on(t.noticeAt).where(sql`${t.noticeAt} IS NOT NULL`),
  ],
);

/** Uploaded files; those that no feed uses are removed after a day. */
export const feedUploads = pgTable(
  'feed_uploads',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fileName: text('file_name').notNull(),
    size: bytes('size').notNull(),
    /** Bytes received so far. */
    received: bytes('received').notNull().default(0),
    /** True for the start of an address's file, which is inspected but never imported. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('feed_uploads_age').on(t.createdAt)],
);
