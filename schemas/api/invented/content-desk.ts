import * as z from 'zod/mini';
import { CONTENT_BULK, CONTENT_IMPORT_PART } from '../../content-type/limits.ts';
import { VALUE_PROBLEMS } from '../../content-type/value-problems.ts';
import { instantSchema, loose, maybe } from '../../entities/wire.ts';
import { filterSchema } from '../../filter.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { keywordSchema } from '../request.ts';

const path = '/saas-low-code-service/api/editor/content';
const entryPath = `${path}/{type}/entries/{id}` as const;

const byType = z.object({ type: keySchema });
const byEntry = z.object({ type: keySchema, id: keySchema });
const byVersion = z.object({
  type: keySchema,
  id: keySchema,
  version: z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(1)),
});

/** Values by leaf (engine/content/leaves.ts): `heat`, `title.th`. */
const leavesSchema = z.record(z.string(), z.unknown());

/** Changes by leaf: the value that the operator saw, and the new one; null for none. */
const changesSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.strictObject({ from: z.unknown(), to: z.unknown() }),
);

const rowSchema = loose({
  id: z.string(),
  /** Values of the title and the columns by leaf, or all. */
  leaves: leavesSchema,
  /** Whether a draft with changes exists, and whether nothing of it is live yet. */
  draft: z.boolean(),
  isNew: z.boolean(),
  /** Number of entries right below it, in a level of a tree. */
  children: maybe(z.int()),
});
export type ContentRow = z.infer<typeof rowSchema>;

export const contentTypes = endpoint({
  id: 'contentTypes',
  method: 'GET',
  path,
  summary: 'Number of entries and of waiting drafts of each content type, up to 1,000',
  data: z.array(loose({ type: z.string(), entries: z.int(), drafts: z.int() })),
  auth: 'viewer',
  area: 'content',
  isFresh: true,
});

export const contentWaiting = endpoint({
  id: 'contentWaiting',
  method: 'GET',
  path: `${path}-drafts`,
  summary: 'Drafts of all types that aren’t live, the last changed first, at most 200',
  data: z.array(
    loose({ type: z.string(), id: z.string(), title: z.string(), by: z.string(), at: instantSchema }),
  ),
  auth: 'viewer',
  area: 'content',
  isFresh: true,
});

export const contentList = endpoint({
  id: 'contentList',
  method: 'POST',
  path: `${path}/{type}/search`,
  summary:
    'Entries of a type, in parts: `after` is the cursor of the part before; drafts of new entries come first',
  params: byType,
  body: z.object({
    keyword: z._default(keywordSchema, ''),
    filter: z._default(filterSchema, []),
    sort: z.optional(z.object({ field: z.string().check(z.maxLength(64)), descending: z.boolean() })),
    after: z.optional(z.string().check(z.maxLength(2_000))),
    /** Only the level of a tree below this entry; null: its top. */
    under: z.optional(z.nullable(keySchema)),
    /** Whether rows have all leaves, as for an export, instead of those of the columns. */
    whole: z.optional(z.boolean()),
  }),
  data: loose({
    rows: z.array(rowSchema),
    /** Cursor of the next part; null at the end. */
    next: z.nullable(z.string()),
    /** Entries that match, counted up to 1,000; null in later parts. */
    total: z.nullable(z.int()),
  }),
  auth: 'viewer',
  live: 'untouched',
  area: 'content',
});

export const findContent = endpoint({
  id: 'findContent',
  method: 'GET',
  path: `${path}-found`,
  summary: 'The first 4 entries of each type whose texts contain the search, those of that very name first',
  query: z.object({ search: keywordSchema }),
  data: loose({
    entries: z.array(loose({ type: z.string(), id: z.string(), title: z.string(), draft: z.boolean() })),
    /** Types that took too long: at most the head of their lists was searched. */
    partly: z.array(z.string()),
  }),
  auth: 'viewer',
  area: 'content',
  isFresh: true,
});

const problemSchema = loose({ leaf: z.string(), code: z.enum(VALUE_PROBLEMS) });

const entrySchema = loose({
  id: z.string(),
  /** Live values; null for an entry that was never published. */
  live: z.nullable(leavesSchema),
  /** Values with the draft's changes; those of `live` without a draft. */
  leaves: leavesSchema,
  draft: z.nullable(loose({ by: z.string(), at: instantSchema })),
  /** Number of the newest version; 0 without any. */
  version: z.int(),
  /** Problems that keep the draft from being published. */
  problems: z.array(problemSchema),
  /** Path of the page that shows what is live; null without one. */
  address: z.nullable(z.string()),
});
export type ContentEntry = z.infer<typeof entrySchema>;

export const contentEntry = endpoint({
  id: 'contentEntry',
  method: 'GET',
  path: entryPath,
  summary: 'An entry: what is live, and its draft',
  params: byEntry,
  data: entrySchema,
  auth: 'viewer',
  area: 'content',
  isFresh: true,
});

export const addContent = endpoint({
  id: 'addContent',
  method: 'POST',
  path: `${path}/{type}/entries`,
  summary: 'Adds an entry: live at once for a direct type (publishers only), as a draft for a drafted one',
  params: byType,
  body: z.object({ leaves: leavesSchema }),
  data: entrySchema,
  auth: 'editor',
  live: 'refused',
  area: 'content',
});

export const changeContent = endpoint({
  id: 'changeContent',
  method: 'PUT',
  path: entryPath,
  summary:
    'Changes leaves of an entry; CONFLICT, with the entry as data, where another operator has changed one since it was read',
  params: byEntry,
  body: z.object({ changes: changesSchema }),
  data: entrySchema,
  auth: 'editor',
  live: 'refused',
  area: 'content',
});

export const moveContent = endpoint({
  id: 'moveContent',
  method: 'POST',
  path: `${entryPath}/move`,
  summary:
    'Moves an entry of a tree to a place in a level of its group, by its fields for the entry above and the position, and its neighbours’ positions where there is no room; each changed entry has a new version',
  params: byEntry,
  body: z.object({
    /** Entry above the level; null: the top. */
    under: z.nullable(keySchema),
    /** Entry that it comes right behind, null for the beginning; left out for the end. */
    after: z.optional(z.nullable(keySchema)),
  }),
  data: z.array(loose({ id: z.string(), version: z.int() })),
  auth: 'publisher',
  area: 'content',
});

export const publishContent = endpoint({
  id: 'publishContent',
  method: 'POST',
  path: `${entryPath}/publish`,
  summary: 'Makes the draft of an entry live',
  params: byEntry,
  body: z.object({ note: z._default(z.string().check(z.maxLength(500), z.regex(STORABLE)), '') }),
  data: entrySchema,
  auth: 'publisher',
  area: 'content',
});

export const discardContent = endpoint({
  id: 'discardContent',
  method: 'DELETE',
  path: `${entryPath}/draft`,
  summary: 'Discards the draft of an entry; a new entry is gone',
  params: byEntry,
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'content',
});

const versionSchema = loose({
  version: z.int(),
  action: z.enum(['create', 'change', 'remove', 'revert']),
  changes: z.record(z.string(), loose({ from: z.unknown(), to: z.unknown() })),
  note: z.string(),
  by: z.string(),
  at: instantSchema,
});
export type ContentVersion = z.infer<typeof versionSchema>;

export const removeContent = endpoint({
  id: 'removeContent',
  method: 'DELETE',
  path: entryPath,
  summary: 'Removes an entry from the shop; reverting the version gives it back',
  params: byEntry,
  data: versionSchema,
  auth: 'publisher',
  area: 'content',
});

export const contentVersions = endpoint({
  id: 'contentVersions',
  method: 'GET',
  path: `${entryPath}/versions`,
  summary: 'Published versions of an entry, the newest first, at most 100',
  params: byEntry,
  data: z.array(versionSchema),
  auth: 'viewer',
  area: 'content',
  isFresh: true,
});

export const revertContent = endpoint({
  id: 'revertContent',
  method: 'POST',
  path: `${entryPath}/versions/{version}/revert`,
  summary:
    'Takes a version back: each of its changes whose value still stands; the others are named in `kept`',
  params: byVersion,
  data: loose({ entry: z.nullable(entrySchema), kept: z.array(z.string()) }),
  auth: 'publisher',
  area: 'content',
});

export const restoreContent = endpoint({
  id: 'restoreContent',
  method: 'POST',
  path: `${entryPath}/versions/{version}/restore`,
  summary:
    'Puts the values that an entry had with a version into its draft, or live for a direct type (publishers only)',
  params: byVersion,
  data: entrySchema,
  auth: 'editor',
  live: 'refused',
  area: 'content',
});

export const bulkContent = endpoint({
  id: 'bulkContent',
  method: 'POST',
  path: `${path}/{type}/bulk`,
  summary: 'Sets the same leaves of many entries, or removes them; each entry has its own result',
  params: byType,
  body: z.object({
    ids: z.array(keySchema).check(z.minLength(1), z.maxLength(CONTENT_BULK)),
    set: z.optional(leavesSchema),
    remove: z.optional(z.literal(true)),
  }),
  data: z.array(loose({ id: z.string(), error: z.nullable(z.string()), version: z.nullable(z.int()) })),
  auth: 'publisher',
  area: 'content',
});

export const importContent = endpoint({
  id: 'importContent',
  method: 'POST',
  path: `${path}/{type}/import`,
  summary:
    'One part of an import: sets the given leaves of entries by their ids and adds those without id, each with its own result; a leaf that isn’t given stays. Drafted types get drafts, which `publish` makes live. A rehearsal gives the results and changes nothing.',
  params: byType,
  body: z.object({
    entries: z
      .array(z.object({ id: z.nullable(keySchema), leaves: leavesSchema }))
      .check(z.minLength(1), z.maxLength(CONTENT_IMPORT_PART)),
    rehearse: z.boolean(),
    publish: z._default(z.boolean(), false),
  }),
  data: z.array(
    loose({
      /** Null for an entry that wasn't added. */
      id: z.nullable(z.string()),
      action: z.enum(['added', 'changed', 'unchanged', 'refused']),
      /** Changed leaves. */
      leaves: z.array(z.string()),
      error: z.nullable(z.string()),
      problems: z.array(problemSchema),
      /** Version that takes a live change back; null for drafts. */
      version: z.nullable(z.int()),
    }),
  ),
  auth: 'publisher',
  area: 'content',
});
