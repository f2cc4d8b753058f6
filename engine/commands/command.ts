import { produce } from 'immer';
import * as z from 'zod';
import { DOCUMENT_ARGUMENT } from '#schemas/page/commands.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import { type Path, type Problem, type ProblemCode, problemsOf } from '#schemas/page/problem.ts';
import { jsonOf, scanValue } from '#schemas/page/scan-value.ts';
import { structureProblems } from '#schemas/page/structure.ts';
import { findNode, findSlot, type SlotAddress, subtreeOf } from '../tree.ts';

/** Error with the reason why a command can't be applied; the document stays unchanged. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code} at /${problem.path.join('/')}`);
    this.problem = problem;
  }
}

/**
 * Edit of a page document, with the shape of its arguments from `schemas/page/commands.ts`: callable as
 * `(document, args) => document`.
 * `recipe` changes an immer draft; `touches` names the nodes that must not be locked. Arguments are checked before it
 * and the tree after it, so no command can break one.
 */
export function defineCommand<S extends z.ZodRawShape>(
  shape: S,
  recipe: (draft: PageDocument, args: z.output<z.ZodObject<S>>) => void,
  touches: (args: z.output<z.ZodObject<S>>, document: PageDocument) => readonly (NodeId | undefined)[],
) {
  const args = z.strictObject(shape);
  const argsSchema = jsonOf(args, DOCUMENT_ARGUMENT);
  const command = (document: PageDocument, given: z.input<typeof args>): PageDocument => {
    const checked = parseOrThrow(argsSchema, given);
    requireUnlocked(document, touches(checked, document));
    return checkTree(
      produce(document, (draft) => recipe(draft, checked)),
      document,
    );
  };
  return Object.assign(command, { recipe, touches });
}

/** Throws for nodes that are locked or below a locked one. */
export function requireUnlocked(document: PageDocument, ids: readonly (NodeId | undefined)[]): void {
  const roots = Object.values(document.nodes).filter((node) => node.locked);
  if (roots.length === 0) return;
  const locked = new Set(roots.flatMap((node) => subtreeOf(document, node.id)));
  const id = ids.find((each) => each !== undefined && locked.has(each));
  if (id !== undefined) fail('NODE_LOCKED', ['nodes', id], { id });
}

/** Document after a command; throws if its tree is broken. An unchanged tree isn't checked again. */
export function checkTree(document: PageDocument, before: PageDocument): PageDocument {
  const [problem] = hasSameTree(document, before) ? [] : structureProblems(document);
  if (problem) throw new CommandError(problem);
  return document;
}

function hasSameTree(a: PageDocument, b: PageDocument): boolean {
  if (a.slots !== b.slots) return false;
  if (a.nodes === b.nodes) return true;
  const ids = Object.keys(a.nodes);
  return (
    ids.length === Object.keys(b.nodes).length &&
    ids.every((id) => Object.hasOwn(b.nodes, id) && a.nodes[id]?.slots === b.nodes[id]?.slots)
  );
}

/** Parsed value; `at` is its path in the document. */
export function parseOrThrow<T>(schema: z.ZodType<T>, value: unknown, at: Path = []): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [problem] = problemsOf(parsed.error, at);
  throw new CommandError(problem ?? { code: 'INVALID_VALUE', path: at });
}

/** Throws for a value that isn't valid at `at` in a document. */
export function requireJson(value: unknown, at: Path): void {
  const problem = scanValue(value, at);
  if (problem) throw new CommandError(problem);
}

export function fail(code: ProblemCode, path: Path, params?: Problem['params']): never {
  throw new CommandError({ code, path, ...(params && { params }) });
}

export function requireNode(document: PageDocument, id: NodeId): ModuleNode {
  return findNode(document, id) ?? fail('NODE_MISSING', ['nodes', id], { id });
}

export function requireSlot(document: PageDocument, address: SlotAddress): NodeId[] {
  if (address.parent !== undefined) requireNode(document, address.parent);
  return findSlot(document, address) ?? fail('SLOT_MISSING', slotPath(address));
}

/** Place of a node in a command (`targetSchema`). */
type Target = SlotAddress & { index?: number | undefined; after?: NodeId | null | undefined };

/** Inserts a node's id at the target; the slot doesn't contain it yet. */
export function putInSlot(draft: PageDocument, id: NodeId, { index, after, ...address }: Target): void {
  const slot = requireSlot(draft, address);
  const sibling = after === undefined || after === null ? -1 : slot.indexOf(after);
  const hasSibling = after === null || sibling >= 0;
  slot.splice(hasSibling ? sibling + 1 : (index ?? slot.length), 0, id);
}

export function slotPath({ parent, slot }: SlotAddress): Path {
  return [...(parent === undefined ? [] : ['nodes', parent]), 'slots', slot];
}

/** Sets a key of a draft, or removes it for undefined, since a document contains no undefined. */
export function put(target: object, key: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, key);
  else Reflect.set(target, key, value);
}
