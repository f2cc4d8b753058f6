import type { Command } from '#schemas/page/commands.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import { placeOf, slotsOf, subtreeOf } from '../tree.ts';
import { applyCommand } from './apply.ts';
import { fail, requireNode } from './command.ts';

/**
 * Commands that undo `command`, for the document before it: applied after it, in their order, they give that document
 * again. An empty list of rules and flags that are false come back as none, which means the same.
 *
 * @throws CommandError when the command names a node that isn't there
 */
export function invertCommand(document: PageDocument, command: Command): Command[] {
  switch (command.type) {
    case 'insertNode':
      return removal(command.node.id, [command.node]);
    case 'insertTree':
      return removal(command.root, Object.values(command.nodes));
    case 'duplicateNode':
      return removal(command.ids[command.id] ?? command.id, []);
    case 'removeNode':
      return [{ type: 'insertTree', ...treeOf(document, command.id), to: targetOf(document, command.id) }];
    case 'moveNode':
      return [{ ...command, to: targetOf(document, command.id) }];
    case 'setProp':
      return [propBefore(document, command)];
    case 'setRules':
      return [{ ...command, rules: requireNode(document, command.id).rules ?? [] }];
    case 'setHidden':
      return [{ ...command, hidden: requireNode(document, command.id).hidden ?? false }];
    case 'setName': {
      const { name } = requireNode(document, command.id);
      return [{ type: 'setName', id: command.id, ...(name !== undefined && { name }) }];
    }
    case 'setLocked':
      return [{ ...command, locked: requireNode(document, command.id).locked ?? false }];
    case 'setMeta':
      return [{ type: 'setMeta', name: command.name, ...valueAt(document.meta, command.name) }];
    case 'setField': {
      const { name } = command;
      const field = Object.hasOwn(document.fields, name) ? document.fields[name] : undefined;
      return [{ type: 'setField', name, ...(field && { field }) }];
    }
    case 'setSlots': {
      const { slots: _, ...rest } = command;
      const slots = slotsOf(document, command.parent);
      return [{ ...rest, ...(slots && { slots: Object.keys(slots) }) }];
    }
    case 'setOutdated':
      return [{ ...command, outdated: !command.outdated }];
    case 'replaceDocument':
      return [{ type: 'replaceDocument', document }];
  }
}

/** Inverse of several commands applied one after the other. */
export function invertCommands(document: PageDocument, commands: readonly Command[]): Command[] {
  let current = document;
  const inverse: Command[][] = [];
  for (const [i, command] of commands.entries()) {
    inverse.unshift(invertCommand(current, command));
    if (i < commands.length - 1) current = applyCommand(current, command).document;
  }
  return inverse.flat();
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

function removal(root: NodeId, nodes: readonly ModuleNode[]): Command[] {
  const locked = nodes.filter((node) => node.locked);
  return [
    ...locked.map(({ id }): Command => ({ type: 'setLocked', id, locked: false })),
    { type: 'removeNode', id: root },
  ];
}

/**
 * Inverse of a set prop. An item removed from a list can't be inserted between others again: the whole list is
 * restored.
 */
function propBefore(document: PageDocument, command: Extract<Command, { type: 'setProp' }>): Command {
  const { id, path } = command;
  const parent = path.slice(0, -1);
  let target: unknown = requireNode(document, id).props;
  for (const key of parent) target = valueAt(target, key).value;
  return Array.isArray(target) && command.value === undefined
    ? { type: 'setProp', id, path: parent, value: target }
    : { type: 'setProp', id, path, ...valueAt(target, path.at(-1) ?? '') };
}

function valueAt(container: unknown, key: string | number): { value?: unknown } {
  if (typeof container !== 'object' || container === null || !Object.hasOwn(container, key)) return {};
  return { value: Reflect.get(container, key) };
}
