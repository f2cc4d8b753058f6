import type { Command } from '#schemas/page/commands/apply.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { placeOf, slotsOf, subtreeOf } from '#schemas/page/tree.ts';

/** The commands that take `command` back, to be applied after it. */
export function invertCommand(document: PageDocument, command: Command): Command[] {
  switch (command.type) {
    case 'insertNode':
      return [{ type: 'removeNode', id: command.node.id }];
    case 'duplicateNode':
      return [{ type: 'removeNode', id: command.ids[command.id] ?? command.id }];
    case 'removeNode':
      return subtreeOf(document, command.id).flatMap((id) => {
        const node = document.nodes[id];
        const place = placeOf(document, id);
        if (!node || !place) return [];
        const slots = node.slots && Object.fromEntries(Object.keys(node.slots).map((slot) => [slot, []]));
        return [{ type: 'insertNode' as const, node: { ...node, ...(slots && { slots }) }, to: place }];
      });
    case 'moveNode': {
      const place = placeOf(document, command.id);
      return place ? [{ type: 'moveNode', id: command.id, to: place }] : [];
    }
    case 'setProp':
      return invertProp(document, command);
    case 'setRules':
      return [{ ...command, rules: document.nodes[command.id]?.rules ?? [] }];
    case 'setHidden':
      return [{ ...command, hidden: document.nodes[command.id]?.hidden ?? false }];
    case 'setMeta':
      return [{ ...command, value: document.meta[command.name] }];
    case 'setField':
      return [{ ...command, field: document.fields[command.name] }];
    case 'setSlots':
      return [{ ...command, slots: Object.keys(slotsOf(document, command.parent) ?? {}) }];
  }
}

/** A list that grows or shrinks is set as a whole. */
function invertProp(document: PageDocument, command: Command & { type: 'setProp' }): Command[] {
  const { type, id, path } = command;
  const parents: unknown[] = [document.nodes[id]?.props];
  for (const key of path)
    parents.push((parents.at(-1) as Record<string | number, unknown> | undefined)?.[key]);
  const before = parents.at(-1);
  const inList = Array.isArray(parents.at(-2));
  const changesLength = inList && (before === undefined || command.value === undefined);
  return changesLength
    ? [{ type, id, path: path.slice(0, -1), value: parents.at(-2) }]
    : [{ type, id, path, value: before }];
}
