import * as z from 'zod';
import { CUSTOM_FIELD_TYPES } from './custom-field.ts';
import {
  fieldNameSchema,
  moduleNodeSchema,
  nodeIdSchema,
  nodeNameSchema,
  type PageDocument,
  pageMetaSchema,
  rulesSchema,
  slotNameSchema,
} from './document.ts';
import { isForbiddenKey, LIMITS } from './limits.ts';
import { jsonOf } from './scan-value.ts';

/**
 * Position of a node: after the sibling `after` (null: first), which stays right when others insert before it. If that
 * doesn't exist, at `index`; without an index, or with one past the end, last.
 */
const targetSchema = z.strictObject({
  parent: nodeIdSchema.optional(),
  slot: slotNameSchema,
  index: z.int().min(0).optional(),
  after: nodeIdSchema.nullable().optional(),
});

const step = z.union([z.string().refine((key) => !isForbiddenKey(key)), z.int().min(0)]);
const customField = z.strictObject({ type: z.enum(CUSTOM_FIELD_TYPES), value: z.unknown() });
const hash = z.string().regex(/^[0-9a-f]{16}$/);

/** Shape of the arguments of each edit of a page document; `engine/commands` carries them out. */
export const COMMANDS = {
  insertNode: { node: moduleNodeSchema, to: targetSchema },
  insertTree: {
    nodes: z.record(nodeIdSchema, moduleNodeSchema),
    root: nodeIdSchema,
    to: targetSchema,
  },
  removeNode: { id: nodeIdSchema },
  moveNode: { id: nodeIdSchema, to: targetSchema },
  duplicateNode: { id: nodeIdSchema, ids: z.record(nodeIdSchema, nodeIdSchema) },
  setProp: {
    id: nodeIdSchema,
    path: z.array(step).min(1).max(LIMITS.depth),
    value: z.unknown().optional(),
  },
  setRules: { id: nodeIdSchema, rules: rulesSchema },
  setHidden: { id: nodeIdSchema, hidden: z.boolean() },
  setName: { id: nodeIdSchema, name: nodeNameSchema.optional() },
  setLocked: { id: nodeIdSchema, locked: z.boolean() },
  setMeta: { name: pageMetaSchema.keyof(), value: z.unknown().optional() },
  setField: { name: fieldNameSchema, field: customField.optional() },
  setSlots: { parent: nodeIdSchema.optional(), slots: z.array(slotNameSchema).optional() },
  setOutdated: {
    id: nodeIdSchema.optional(),
    translation: hash,
    source: hash,
    outdated: z.boolean(),
  },
  replaceDocument: { document: z.custom<PageDocument>() },
};

/** Nesting levels around a whole document that is a command's argument. */
export const DOCUMENT_ARGUMENT = 1;

const tagged = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject(shape).extend({ type: z.literal(type) });

/** Schema of any edit as data: the editor sends it and the server applies it again. */
export const commandSchema = jsonOf(
  z.discriminatedUnion('type', [
    tagged('insertNode', COMMANDS.insertNode),
    tagged('insertTree', COMMANDS.insertTree),
    tagged('removeNode', COMMANDS.removeNode),
    tagged('moveNode', COMMANDS.moveNode),
    tagged('duplicateNode', COMMANDS.duplicateNode),
    tagged('setProp', COMMANDS.setProp),
    tagged('setRules', COMMANDS.setRules),
    tagged('setHidden', COMMANDS.setHidden),
    tagged('setName', COMMANDS.setName),
    tagged('setLocked', COMMANDS.setLocked),
    tagged('setMeta', COMMANDS.setMeta),
    tagged('setField', COMMANDS.setField),
    tagged('setSlots', COMMANDS.setSlots),
    tagged('setOutdated', COMMANDS.setOutdated),
    tagged('replaceDocument', COMMANDS.replaceDocument),
  ]),
  DOCUMENT_ARGUMENT,
);

export type Command = z.infer<typeof commandSchema>;
