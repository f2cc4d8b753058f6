import * as z from 'zod/mini';
import { idSchema, instantSchema, loose, maybe } from '../../entities/wire.ts';
import { MAPPING_SOURCES, SUGGESTION_REASONS } from '../../enums/mapping-source.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, keywordSchema } from '../request.ts';

const sourceSchema = z.enum(MAPPING_SOURCES);
const MAX_PATH = 500;

const reasonSchema = loose({
  kind: z.enum(SUGGESTION_REASONS),
  /** Level of the path, name in Google’s list, earlier path, or words of titles. */
  text: z.string(),
});
export type SuggestionReason = z.infer<typeof reasonSchema>;

const suggestionSchema = loose({
  source: sourceSchema,
  value: z.string(),
  classificationId: idSchema,
  reasons: z.array(reasonSchema),
});
export type CategorySuggestion = z.infer<typeof suggestionSchema>;

const openPathSchema = loose({
  /** Null for goods whose feed gives no category. */
  path: z.nullable(z.string()),
  /** Number of goods. */
  count: z.number(),
  /** Up to three of the goods. */
  examples: z.array(loose({ id: idSchema, title: z.string(), picture: z.nullable(z.string()) })),
  suggestions: z.array(suggestionSchema),
});
export type OpenPath = z.infer<typeof openPathSchema>;

const mappingSchema = loose({
  id: idSchema,
  source: sourceSchema,
  value: z.string(),
  classificationId: idSchema,
  /** Whether stored goods don’t follow it yet. */
  due: z.boolean(),
  updatedAt: instantSchema,
});
export type CategoryMapping = z.infer<typeof mappingSchema>;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PATH), z.regex(STORABLE));
const path = '/saas-low-code-service/api/editor/category-mappings';

export const openPaths = endpoint({
  id: 'openPaths',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/open-paths',
  summary:
    'Paths of goods without a category, those with the most goods first, with examples and suggestions; `goodsCount` counts the goods of all',
  query: z.object(pageShape),
  data: z.extend(pagedSchema(openPathSchema), { goodsCount: z.number() }),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

export const suggestCategories = endpoint({
  id: 'suggestCategories',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/category-suggestions',
  summary: 'Suggestions for paths of a file that isn’t imported yet, in the order of the paths',
  body: z.object({
    paths: z
      .array(z.object({ path: z.nullable(text), titles: z.array(text).check(z.maxLength(20)) }))
      .check(z.maxLength(100)),
  }),
  data: z.array(z.array(suggestionSchema)),
  auth: 'editor',
  live: 'untouched',
  area: 'content',
});

export const categoryMappings = endpoint({
  id: 'categoryMappings',
  method: 'GET',
  path,
  summary: 'Mappings of a source, the last changed first; optionally those that contain a keyword',
  query: z.object({ source: sourceSchema, keyword: maybe(keywordSchema), ...pageShape }),
  data: pagedSchema(mappingSchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

export const saveCategoryMapping = endpoint({
  id: 'saveCategoryMapping',
  method: 'POST',
  path,
  summary:
    'Gives a path or a word its category, in place of an earlier one; stored goods follow. `moved` counts those that already do',
  body: z.object({ source: sourceSchema, value: text, classificationId: keySchema }),
  data: loose({
    mapping: mappingSchema,
    moved: z.number(),
    /** Category of the mapping that was replaced. */
    replaced: z.nullable(idSchema),
  }),
  auth: 'publisher',
  area: 'content',
});

export const removeCategoryMapping = endpoint({
  id: 'removeCategoryMapping',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a mapping; stored goods go back to what an import would say without it',
  params: byId,
  data: z.null(),
  auth: 'publisher',
  area: 'content',
});
