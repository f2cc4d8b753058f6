import * as z from 'zod/mini';
import { instantSchema, loose } from '../../entities/wire.ts';
import { FEED_FORMATS } from '../../feeds/format.ts';
import { inspectionSchema } from '../../feeds/inspection.ts';
import { defaultsSchema, mappingSchema } from '../../feeds/mapping.ts';
import { missingRuleSchema } from '../../feeds/missing-rule.ts';
import { feedRunDetailSchema, feedRunSchema } from '../../feeds/run.ts';
import { scheduleSchema } from '../../feeds/schedule.ts';
import { FEED_UPLOAD, feedSourceSchema, fileNameSchema } from '../../feeds/source.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId } from '../request.ts';

const path = '/saas-low-code-service/api/editor/feeds';
const runPath = '/saas-low-code-service/api/editor/feed-runs';
const uploadPath = '/saas-low-code-service/api/editor/feed-uploads';

/** Source in an answer: keys in the query and the header's value are replaced by `•••`. */
const maskedSourceSchema = z.discriminatedUnion('type', [
  loose({ type: z.literal('upload'), uploadId: z.string(), fileName: z.string() }),
  loose({ type: z.literal('address'), url: z.string(), headerName: z.nullable(z.string()) }),
]);

/** How rows become items. */
const layout = {
  format: z.enum(['auto', ...FEED_FORMATS]),
  mapping: z.nullable(mappingSchema),
  defaults: defaultsSchema,
};

const settings = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(STORABLE)),
  ...layout,
  missing: missingRuleSchema,
};

/**
 * State of a feed: never run, its last run applied, waiting for a decision, failing, or no longer scheduled because it
 * failed for seven days.
 */
const FEED_STATES = ['new', 'ok', 'held', 'failing', 'stopped'] as const;

export type { FEED_STATES };

const feedSchema = loose({
  id: z.string(),
  ...settings,
  source: maskedSourceSchema,
  schedule: z.nullable(scheduleSchema),
  nextRunAt: z.nullable(instantSchema),
  state: z.enum(FEED_STATES),
  /** Series of failures since the last good run. */
  failure: z.nullable(loose({ since: instantSchema, count: z.int() })),
  /** Items of the catalogue that came from it and are shown. */
  items: z.int(),
  /** The newest runs, at most 14, the newest first. */
  runs: z.array(feedRunSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  changedBy: z.string(),
});
export type Feed = z.infer<typeof feedSchema>;

export const feedList = endpoint({
  id: 'feedList',
  method: 'GET',
  path,
  summary: 'The shop’s feeds by name, at most 100, each with its newest runs',
  data: z.array(feedSchema),
  auth: 'viewer',
  area: 'feeds',
  isFresh: true,
});

export const readFeed = endpoint({
  id: 'readFeed',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A feed with its newest runs; secrets of its source are masked',
  params: byId,
  data: feedSchema,
  auth: 'viewer',
  area: 'feeds',
  isFresh: true,
});

export const addFeed = endpoint({
  id: 'addFeed',
  method: 'POST',
  path,
  summary: 'Adds a feed without a schedule',
  body: z.object({ ...settings, source: feedSourceSchema }),
  data: feedSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'feeds',
  hasSecrets: true,
});

export const changeFeed = endpoint({
  id: 'changeFeed',
  method: 'PUT',
  path: `${path}/{id}`,
  summary:
    'Changes a feed; without `source` its source stays. One that has a schedule is changed by publishers only',
  params: byId,
  body: z.object({ ...settings, source: z.optional(feedSourceSchema) }),
  data: feedSchema,
  auth: 'editor',
  live: 'refused',
  area: 'feeds',
  hasSecrets: true,
});

export const scheduleFeed = endpoint({
  id: 'scheduleFeed',
  method: 'PUT',
  path: `${path}/{id}/schedule`,
  summary: 'Sets or, with null, ends the schedule of a feed whose source is an address',
  params: byId,
  body: z.object({ schedule: z.nullable(scheduleSchema) }),
  data: feedSchema,
  auth: 'publisher',
  area: 'feeds',
});

export const removeFeed = endpoint({
  id: 'removeFeed',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary:
    'Removes a feed with its runs and files; its items stay. One that has a schedule is removed by publishers only',
  params: byId,
  data: z.null(),
  auth: 'editor',
  live: 'refused',
  area: 'feeds',
});

export const inspectFeed = endpoint({
  id: 'inspectFeed',
  method: 'POST',
  path: `${path}/inspect`,
  summary:
    'Reads the start of a source, or of a feed’s stored one: what the file is, its columns, and what its first rows become',
  body: z.object({ ...layout, source: z.optional(feedSourceSchema), feedId: z.optional(keySchema) }),
  data: inspectionSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'feeds',
  limit: { calls: 60, per: 'minute' },
  hasSecrets: true,
});

const uploadSchema = loose({
  id: z.string(),
  fileName: z.string(),
  size: z.int(),
  /** Bytes received so far, where the next part begins; complete when it is `size`. */
  received: z.int(),
});
export type FeedUpload = z.infer<typeof uploadSchema>;

export const beginFeedUpload = endpoint({
  id: 'beginFeedUpload',
  method: 'POST',
  path: uploadPath,
  summary: 'Begins the upload of a file, which is sent in parts; what no feed uses is removed after a day',
  body: z.object({
    fileName: fileNameSchema,
    size: z.int().check(z.minimum(1), z.maximum(FEED_UPLOAD.maxBytes)),
  }),
  data: uploadSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'feeds',
});

export const sendFeedPart = endpoint({
  id: 'sendFeedPart',
  method: 'PUT',
  path: `${uploadPath}/{id}`,
  summary:
    'Takes the next part of a file; CONFLICT, with the upload as data, if it doesn’t begin where the last one ended',
  params: byId,
  query: z.object({ offset: z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(0)) }),
  file: { maxBytes: FEED_UPLOAD.partBytes },
  data: uploadSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'feeds',
});

export const runFeed = endpoint({
  id: 'runFeed',
  method: 'POST',
  path: `${path}/{id}/runs`,
  summary: 'Queues a run that imports the feed; CONFLICT while one is queued or running',
  params: byId,
  data: feedRunDetailSchema,
  auth: 'publisher',
  area: 'feeds',
});

export const dryRunFeed = endpoint({
  id: 'dryRunFeed',
  method: 'POST',
  path: `${path}/{id}/dry-runs`,
  summary: 'Queues a run that only tells what it would do; CONFLICT while one is queued or running',
  params: byId,
  data: feedRunDetailSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'feeds',
});

export const feedRuns = endpoint({
  id: 'feedRuns',
  method: 'GET',
  path: `${path}/{id}/runs`,
  summary: 'Runs of a feed, the newest first; the last 100 are kept',
  params: byId,
  query: z.object(pageShape),
  data: pagedSchema(feedRunSchema),
  auth: 'viewer',
  area: 'feeds',
  isFresh: true,
});

export const readFeedRun = endpoint({
  id: 'readFeedRun',
  method: 'GET',
  path: `${runPath}/{id}`,
  summary: 'A run with its progress, its numbers and its first refusals and warnings',
  params: byId,
  data: feedRunDetailSchema,
  auth: 'viewer',
  area: 'feeds',
  isFresh: true,
});

export const decideFeedRun = endpoint({
  id: 'decideFeedRun',
  method: 'POST',
  path: `${runPath}/{id}/decision`,
  summary: 'Imports the file of a held run in spite of its limits, or discards it; CONFLICT if it isn’t held',
  params: byId,
  body: z.object({ decision: z.enum(['apply', 'discard']) }),
  data: feedRunDetailSchema,
  auth: 'publisher',
  area: 'feeds',
});

export const feedRunReport = endpoint({
  id: 'feedRunReport',
  method: 'GET',
  path: `${runPath}/{id}/report`,
  summary: 'Downloads the report of a run: all of it as JSON, or its refused rows as CSV',
  params: byId,
  query: z.object({ as: z._default(z.enum(['json', 'csv']), 'json') }),
  stream: true,
  data: z.null(),
  auth: 'viewer',
  area: 'feeds',
});
