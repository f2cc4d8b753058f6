import * as z from 'zod/mini';
import { LANGUAGES } from '../../constants.ts';
import { acceptedEditSchema, editResultSchema, presenceSchema } from '../../entities/page-edit.ts';
import { pageSummarySchema, pageTemplateSchema } from '../../entities/page-summary.ts';
import { PAGE_TYPES, pageDocumentSchema } from '../../page/document.ts';
import { PAGE_KINDS } from '../../page/page-kind.ts';
import { translationSourceSchema } from '../../page/translation-source.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, flagSchema } from '../request.ts';

const revision = z.coerce
  .number<number | string>()
  .check(z.multipleOf(1), z.minimum(0), z.maximum(2 ** 31 - 1));
const title = z.partialRecord(z.enum(LANGUAGES), z.string().check(z.maxLength(200)));
const opened = z.object({
  page: pageSummarySchema,
  document: pageDocumentSchema,
  rev: z.int(),
  translationSources: z.array(translationSourceSchema),
});

export const editorPages = endpoint({
  id: 'editorPages',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages',
  summary:
    'The pages and shared modules, or what is of a `kind`, last edited first; `search` looks in titles and addresses',
  query: z.object({
    ...pageShape,
    search: z.optional(z.string().check(z.maxLength(100))),
    archived: z._default(flagSchema, false),
    kind: z.optional(z.enum(PAGE_KINDS)),
  }),
  data: pagedSchema(pageSummarySchema),
  auth: 'viewer',
  area: 'pages',
});

export const pageTemplates = endpoint({
  id: 'pageTemplates',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/page-templates',
  summary: 'Templates that a new page can start from',
  data: z.array(pageTemplateSchema),
  auth: 'viewer',
  area: 'pages',
});

/** Without `from` the page is empty; `document` is an exported one, as text or as JSON. */
export const createPage = endpoint({
  id: 'createPage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages',
  summary: 'Adds a page, offline: empty, from a template, as a copy of a page, or from an exported document',
  body: z.object({
    path: keySchema,
    title: z.optional(title),
    pageType: z._default(z.enum(PAGE_TYPES), 'COMMON_PAGE'),
    from: z.optional(
      z.union([
        z.strictObject({ template: keySchema }),
        z.strictObject({ page: keySchema }),
        z.strictObject({ document: z.unknown() }),
      ]),
    ),
  }),
  holdsDocuments: true,
  data: pageSummarySchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const duplicatePage = endpoint({
  id: 'duplicatePage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/duplicate',
  summary: 'Adds a copy of a page’s draft, offline, at a free address next to it',
  params: byId,
  data: pageSummarySchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const changeAddress = endpoint({
  id: 'changeAddress',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/pages/{id}/address',
  summary:
    'Moves a page to another address; one that is live takes a publisher, and `redirect` makes its old address lead to it',
  params: byId,
  body: z.object({ path: keySchema, redirect: z._default(z.boolean(), false) }),
  data: pageSummarySchema,
  auth: 'editor',
  live: 'refused',
  area: 'pages',
});

export const archivePage = endpoint({
  id: 'archivePage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/archive',
  summary: 'Takes a page offline and out of the list; one that is live takes a publisher',
  params: byId,
  data: pageSummarySchema,
  auth: 'editor',
  live: 'refused',
  area: 'pages',
});

export const restorePage = endpoint({
  id: 'restorePage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/restore',
  summary: 'Brings an archived page back, offline',
  params: byId,
  data: pageSummarySchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const openPage = endpoint({
  id: 'openPage',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}',
  summary: 'A page’s draft at its newest revision',
  params: byId,
  data: opened,
  auth: 'viewer',
  area: 'pages',
});

/** `base` is the revision that the operator saw when making the edit; a repeated edit gets the same response. */
export const sendEdits = endpoint({
  id: 'sendEdits',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/edits',
  summary: 'Applies edits to the draft, each as a whole, merged with what others have done since their base',
  params: byId,
  body: z.object({
    clientId: keySchema,
    edits: z
      .array(
        z.object({
          id: keySchema,
          base: z.int32().check(z.minimum(0)),
          /** Commands, validated by `schemas/page/commands`. */
          commands: z.array(z.unknown()).check(z.minLength(1), z.maxLength(500)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  holdsDocuments: true,
  data: z.object({ rev: z.int(), results: z.array(editResultSchema) }),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const missedEdits = endpoint({
  id: 'missedEdits',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/edits',
  summary: 'The edits after revision `since`, in order; `reload` when they are too many: open the page anew',
  params: byId,
  query: z.object({ since: revision }),
  data: z.object({ rev: z.int(), edits: z.array(acceptedEditSchema), reload: z.boolean() }),
  auth: 'viewer',
  area: 'pages',
});

/** Heartbeat, at least every 20 seconds; after 30 seconds of silence a window counts as gone. */
export const sendPresence = endpoint({
  id: 'sendPresence',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/presence',
  summary:
    'Tells the others who have the page open that one is here, with what is selected, or that one leaves',
  params: byId,
  body: z.object({
    clientId: keySchema,
    selection: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(40)),
    leaving: z.optional(z.boolean()),
  }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});

/**
 * Events: `edit` (an accepted edit; its id is the revision), `presence` (all open windows), `published` (`{version}`),
 * `scheduled` (its releases have changed), `discussed` (a comment or a review is new or has changed), `reload` (load the
 * page again), `resync` (presence events may have been missed).
 */
export const pageEvents = endpoint({
  id: 'pageEvents',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/events',
  summary: 'Stream of the edits of a draft after revision `since` (or Last-Event-ID)',
  params: byId,
  query: z.object({ since: z.optional(revision) }),
  stream: true,
  data: z.array(presenceSchema),
  auth: 'viewer',
  area: 'pages',
});
