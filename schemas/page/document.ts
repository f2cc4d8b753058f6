import * as z from 'zod';
import { CUSTOM_FIELD_TYPES } from './custom-field.ts';
import { isForbiddenKey, LIMITS } from './limits.ts';
import { mediaUrlSchema } from './link-schema.ts';
import { localized } from './localized.ts';
import { addProblem } from './problem.ts';
import { ruleSchema } from './rule.ts';
import { jsonOf } from './scan-value.ts';
import { structureProblems } from './structure.ts';

export { type Localized, localized, pickLocalized } from './localized.ts';

/** The page types of S1 §3. */
export const PAGE_TYPES = [
  'COMMON_PAGE',
  'PAGE_NAVIGATION',
  'PAGE_CATEGORY',
  'RELATION_PAGE',
  'FOLLOW_PAGE',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const SCHEMA_VERSION = 1;

/** Type of the module for the screen's own content, on a page that is bound to a screen. */
export const OWN_PART = 'own-part';

/** Type of the module that stands for a shared one: `props.id` is the id of the shared module's document. */
export const SHARED = 'shared';

const name = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .refine((key) => !isForbiddenKey(key));

export const nodeIdSchema = name;
export const slotNameSchema = name;
export const fieldNameSchema = name;

const slotsSchema = z.record(slotNameSchema, z.array(nodeIdSchema));
export const rulesSchema = z.array(ruleSchema).max(20);

export const nodeNameSchema = z.string().trim().min(1).max(80);

const nodeShape = z.strictObject({
  id: nodeIdSchema,
  /** Module type, and the version of it that `props` were written for. */
  type: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  v: z.int().min(1),
  props: z.record(z.string(), z.unknown()),
  rules: rulesSchema.optional(),
  /** Operators' own name for it, in the outline; shoppers never see it. */
  name: nodeNameSchema.optional(),
  hidden: z.boolean().optional(),
  /** True if it and its descendants can't be edited until it is unlocked. */
  locked: z.boolean().optional(),
  slots: slotsSchema.optional(),
});

export const pageMetaSchema = z.strictObject({
  title: localized(z.string().max(200)),
  description: localized(z.string().max(500)),
  image: mediaUrlSchema.optional(),
  noindex: z.boolean().optional(),
});

const documentShape = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  pageType: z.enum(PAGE_TYPES),
  meta: pageMetaSchema,
  fields: z.record(fieldNameSchema, z.strictObject({ type: z.enum(CUSTOM_FIELD_TYPES), value: z.unknown() })),
  nodes: z.record(nodeIdSchema, nodeShape),
  slots: slotsSchema,
});

export const moduleNodeSchema = jsonOf(nodeShape);

/**
 * Page document: limited, plain JSON whose slots contain every node exactly once. Field values are checked by
 * `parse.ts`.
 */
export const pageDocumentSchema = jsonOf(
  documentShape.superRefine((document, ctx) => {
    for (const problem of structureProblems(document)) addProblem(ctx, problem);
  }),
).superRefine((document, ctx) => {
  if (new TextEncoder().encode(JSON.stringify(document)).length > LIMITS.bytes) {
    addProblem(ctx, { code: 'DOCUMENT_TOO_LARGE', path: [] });
  }
});

export type NodeId = string;
export type SlotName = string;
export type ModuleNode = z.infer<typeof nodeShape>;
export type PageMeta = z.infer<typeof pageMetaSchema>;
export type PageDocument = z.infer<typeof documentShape>;

/** Empty page with the named slots (default: one, `main`). */
export function emptyDocument(pageType: PageType, slots: readonly SlotName[] = ['main']): PageDocument {
  return {
    schemaVersion: SCHEMA_VERSION,
    pageType,
    meta: { title: {}, description: {} },
    fields: {},
    nodes: {},
    slots: Object.fromEntries(slots.map((slot) => [slot, []])),
  };
}
