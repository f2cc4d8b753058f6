import { findNode } from '#engine/tree.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import type { FieldPlace } from './state.ts';

/** The value at a place, read with own keys only. */
export function valueAt(document: PageDocument, { nodeId, path }: FieldPlace): unknown {
  let value: unknown = nodeId === undefined ? document : findNode(document, nodeId)?.props;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** Where a command writes a value and which; undefined for commands that change the tree or a node's settings. */
export function writeOf(command: Command): { place: FieldPlace; value: unknown } | undefined {
  switch (command.type) {
    case 'setProp':
      return { place: { nodeId: command.id, path: command.path }, value: command.value };
    case 'setMeta':
      return { place: { path: ['meta', command.name] }, value: command.value };
    case 'setField':
      return { place: { path: ['fields', command.name, 'value'] }, value: command.field?.value };
    default:
      return undefined;
  }
}

/** The field that a path from the document's root leads to. */
export function placeOfPath(path: Path): FieldPlace {
  const [area, nodeId, part, ...rest] = path;
  if (area !== 'nodes' || typeof nodeId !== 'string') return { path };
  return { nodeId, path: part === 'props' ? rest : [] };
}
