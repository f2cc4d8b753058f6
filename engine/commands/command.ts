import { produce } from 'immer';
import * as z from 'zod';
import { COMMANDS, type Command, DOCUMENT_ARGUMENT } from '#schemas/page/commands.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import { type Path, type Problem, type ProblemCode, problemsOf } from '#schemas/page/problem.ts';
import { jsonOf, scanValue } from '#schemas/page/scan-value.ts';
import { structureProblems } from '#schemas/page/structure.ts';
import { findNode, findSlot, placeOf, type SlotAddress, slotsOf, subtreeOf } from '../tree.ts';

/** Error with the reason why a command can't be applied; the document stays unchanged. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code} at /${problem.path.join('/')}`);
    this.problem = problem;
  }
}

type CommandType = keyof typeof COMMANDS;
type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** Parts of a command; `args` are checked against its shape in `schemas/page/commands.ts`. */
type Definition<T extends CommandType> = {
  /** Changes an immer draft. */
  apply: (draft: PageDocument, args: Omit<CommandOf<T>, 'type'>) => void;
  /** Nodes that must not be locked, of the document before. */
  touches: (args: Omit<CommandOf<T>, 'type'>, document: PageDocument) => readonly (NodeId | undefined)[];
  /** Commands that undo it, of the document before. @throws CommandError when it names a node that isn't there */
  invert: (document: PageDocument, command: CommandOf<T>) => Command[];
  /** Paths of the document that it changes; with the document before it a removal includes all descendants. */
  footprint: (command: CommandOf<T>, document?: PageDocument) => Path[];
};

/**
 * Edit of a page document: callable as `(document, args) => document`. Arguments are checked before `apply` and the tree
 * after it, so that no command can break one.
 */
export function defineCommand<T extends CommandType>(type: T, definition: Definition<T>) {
  const args = jsonOf(z.strictObject<z.ZodRawShape>(COMMANDS[type]), DOCUMENT_ARGUMENT);
  const command = (document: PageDocument, given: Omit<CommandOf<T>, 'type'>): PageDocument => {
    const checked = parseOrThrow(args, given) as Omit<CommandOf<T>, 'type'>;
    requireUnlocked(document, definition.touches(checked, document));
    return checkTree(
      produce(document, (draft) => definition.apply(draft, checked)),
      document,
    );
  };
  return Object.assign(command, definition, { type });
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

/** Node with all descendants, in the form of `insertTree`. */
export function treeOf(
  document: PageDocument,
  id: NodeId,
): { nodes: Record<NodeId, ModuleNode>; root: NodeId } {
  requireNode(document, id);
  const nodes = subtreeOf(document, id).map((each) => [each, requireNode(document, each)] as const);
  return { nodes: Object.fromEntries(nodes), root: id };
}

/** Place of a node, in the form of a command. */
export function targetOf(document: PageDocument, id: NodeId) {
  const place = placeOf(document, id) ?? fail('NODE_MISSING', ['nodes', id], { id });
  const siblings = slotsOf(document, place.parent)?.[place.slot] ?? [];
  return { ...place, after: siblings[place.index - 1] ?? null };
}

/** Value of an own key in the form of an argument: none is left out. */
export function valueAt(container: unknown, key: string | number): { value?: unknown } {
  if (typeof container !== 'object' || container === null || !Object.hasOwn(container, key)) return {};
  return { value: Reflect.get(container, key) };
}
