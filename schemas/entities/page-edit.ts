import * as z from 'zod/mini';
import type { Command } from '../page/commands.ts';
import type { Problem } from '../page/problem.ts';
import { entity, instantSchema } from './wire.ts';

const commands = z.array(z.custom<Command>());
const path = z.array(z.union([z.string(), z.number()]));

/** Edit of a draft that the server has accepted; `rev` is the revision that it made. */
export const acceptedEditSchema = entity('AcceptedEdit', {
  rev: z.int(),
  id: z.string(),
  clientId: z.string(),
  operatorId: z.string(),
  operatorName: z.string(),
  base: z.int(),
  commands,
  at: instantSchema,
});
export type AcceptedEdit = z.infer<typeof acceptedEditSchema>;

/** Conflict of two operators' changes: the place in the document, both values, and the other operator's name. */
export const editConflictSchema = z.object({
  path,
  mine: z.optional(z.unknown()),
  theirs: z.optional(z.unknown()),
  by: z.string(),
});

/** Result of an edit. The draft contains all of an applied one and nothing of the others. */
export const editResultSchema = z.discriminatedUnion('status', [
  z.object({ id: z.string(), status: z.literal('applied'), rev: z.int() }),
  z.object({ id: z.string(), status: z.literal('conflict'), conflicts: z.array(editConflictSchema) }),
  z.object({ id: z.string(), status: z.literal('refused'), problem: z.custom<Problem>() }),
]);
export type EditResult = z.infer<typeof editResultSchema>;

/** Operator who has the page open, in one window. */
export const presenceSchema = entity('Presence', {
  clientId: z.string(),
  operatorId: z.string(),
  operatorName: z.string(),
  /** Modules that are selected there. */
  selection: z.array(z.string()),
});
export type Presence = z.infer<typeof presenceSchema>;
