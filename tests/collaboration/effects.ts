import { applyCommand } from '#engine/commands/apply.ts';
import { footprint, overlaps, valueAtPath } from '#engine/footprint.ts';
import { sameJson } from '#engine/same-json.ts';
import { PLACE, placeOf } from '#engine/tree.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';

/** An edit acknowledged by the server, with the paths that each of its commands touched in its document. */
export type Acknowledged = {
  id: string;
  rev: number;
  commands: readonly Command[];
  touched: readonly Path[][];
};

/** Paths that each of the commands touches, applied one after the other. */
export function touchedBy(document: PageDocument, commands: readonly Command[]): Path[][] {
  let current = document;
  return commands.map((command) => {
    const before = current;
    current = applyCommand(current, command).document;
    return command.type === 'replaceDocument' ? changes(before, current) : footprint(command, before);
  });
}

/** Paths that differ between a document and its replacement. */
function changes(before: PageDocument, after: PageDocument): Path[] {
  const parts = (['nodes', 'meta', 'fields', 'slots'] as const).flatMap((part) =>
    Object.keys({ ...before[part], ...after[part] }).map((key) => [part, key]),
  );
  const changed = parts.filter((path) => !sameJson(valueAtPath(before, path), valueAtPath(after, path)));
  const moved = Object.keys(before.nodes).filter((id) => !sameJson(listOf(before, id), listOf(after, id)));
  return [...changed, ...moved.map((id) => ['nodes', id, PLACE])];
}

/** The list that contains a module. */
function listOf(document: PageDocument, id: NodeId) {
  const { parent, slot } = placeOf(document, id) ?? {};
  return { parent, slot };
}

/**
 * Acknowledged commands whose effect is not in the final document although no later acknowledged command touched the
 * same path: lost work.
 */
export function lostCommands(acknowledged: readonly Acknowledged[], final: PageDocument): Command[] {
  const inOrder = acknowledged.toSorted((a, b) => a.rev - b.rev);
  const isExplained = (command: Command, i: number, n: number) => {
    const explains = explanationOf(command);
    const next = inOrder[i]?.touched.slice(n + 1) ?? [];
    const later = inOrder.slice(i + 1).flatMap(({ touched }) => touched);
    return [...next, ...later].some((paths) => paths.some(explains));
  };
  return inOrder.flatMap(({ commands }, i) =>
    commands.filter((command, n) => !isVisible(command, final) && !isExplained(command, i, n)),
  );
}

/** Whether the document shows the effect of the command. */
function isVisible(command: Command, document: PageDocument): boolean {
  switch (command.type) {
    case 'insertNode':
      return Object.hasOwn(document.nodes, command.node.id);
    case 'insertTree':
      return Object.hasOwn(document.nodes, command.root);
    case 'duplicateNode':
      return Object.hasOwn(document.nodes, command.ids[command.id] ?? '');
    case 'removeNode':
      return !Object.hasOwn(document.nodes, command.id);
    case 'moveNode':
      return sameJson(listOf(document, command.id), { parent: command.to.parent, slot: command.to.slot });
    case 'setProp':
      // An item removed from a list leaves nothing to check.
      return typeof command.path.at(-1) === 'number' && command.value === undefined
        ? Object.hasOwn(document.nodes, command.id)
        : sameJson(valueAtPath(document, ['nodes', command.id, 'props', ...command.path]), command.value);
    case 'setRules':
      return sameJson(document.nodes[command.id]?.rules ?? [], command.rules);
    case 'setHidden':
      return (document.nodes[command.id]?.hidden ?? false) === command.hidden;
    case 'setName':
      return document.nodes[command.id]?.name === command.name;
    case 'setLocked':
      return (document.nodes[command.id]?.locked ?? false) === command.locked;
    case 'setMeta':
      return sameJson(document.meta[command.name], command.value);
    case 'setField':
      return sameJson(document.fields[command.name], command.field);
    case 'setSlots': {
      const slots = command.parent === undefined ? document.slots : document.nodes[command.parent]?.slots;
      return sameJson(Object.keys(slots ?? {}).toSorted(), command.slots?.toSorted() ?? []);
    }
    case 'setOutdated':
      return true;
    case 'replaceDocument':
      return sameJson(document.meta, command.document.meta);
  }
}

/**
 * Later paths that explain a missing effect: for a removed module only a removal, for a value anything that touched it.
 */
function explanationOf(command: Command): (later: Path) => boolean {
  const isAboutNodes = ['insertNode', 'insertTree', 'duplicateNode'].includes(command.type);
  const own = footprint(command);
  return (later) =>
    own.some((path) => overlaps(path, later) && (!isAboutNodes || later.length <= path.length));
}
