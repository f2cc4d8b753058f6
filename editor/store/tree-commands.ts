import { freshNode } from '#engine/fresh-node.ts';
import { renameNodes } from '#engine/rename-nodes.ts';
import { findNode, findSlot, type Place, placeOf, subtreeOf } from '#engine/tree.ts';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import type { ModuleDefinition } from '#schemas/module/define.ts';
import type { Command } from '#schemas/page/commands.ts';
import {
  emptyDocument,
  type ModuleNode,
  type NodeId,
  type PageDocument,
  type SlotName,
} from '#schemas/page/document.ts';
import { newId } from '../kit/new-id.ts';

/** Position of an insertion: after `after` (null: first), or at `index` when that node is gone. */
export type DropPlace = { slot: SlotName; parent?: NodeId; index: number; after: NodeId | null };

/** Nodes with everything below them, from any document. */
export type Trees = { nodes: Record<NodeId, ModuleNode>; roots: NodeId[] };

/** Given nodes in the page's order, without descendants of one another. */
export function rootsOf(document: PageDocument, ids: readonly NodeId[]): NodeId[] {
  const wanted = new Set(ids.filter((id) => findNode(document, id)));
  const found: NodeId[] = [];
  const visit = (slots: Record<SlotName, NodeId[]> | undefined) => {
    for (const id of Object.values(slots ?? {}).flat()) {
      if (wanted.has(id)) found.push(id);
      else visit(document.nodes[id]?.slots);
    }
  };
  visit(document.slots);
  return found;
}

/** Place after the last of the given nodes; without any, the end of the page's first slot. */
export function placeAfter(document: PageDocument, ids: readonly NodeId[]): DropPlace {
  const last = rootsOf(document, ids).at(-1);
  const place = last === undefined ? undefined : placeOf(document, last);
  if (last !== undefined && place) return { ...place, index: place.index + 1, after: last };
  const [slot = 'main', siblings = []] = Object.entries(document.slots)[0] ?? [];
  return { slot, index: siblings.length, after: siblings.at(-1) ?? null };
}

/** Moves nodes to one place, in the page's order. */
export function moveCommands(document: PageDocument, ids: readonly NodeId[], place: DropPlace): Command[] {
  const roots = rootsOf(document, ids);
  const siblings = findSlot(document, place) ?? [];
  const staying = siblings.slice(0, place.index).filter((id) => !roots.includes(id));
  const [after = null, index] = [staying.at(-1), staying.length];
  return roots.map((id, i) => ({
    type: 'moveNode',
    id,
    to: { ...place, index: index + i, after: i === 0 ? after : (roots[i - 1] ?? null) },
  }));
}

/**
 * Commands that move nodes one place up (-1) or down (1) among their siblings, then into the next slot of their parent;
 * none at the end.
 */
export function stepCommands(document: PageDocument, ids: readonly NodeId[], step: -1 | 1): Command[] {
  const roots = rootsOf(document, ids);
  const edge = step < 0 ? roots[0] : roots.at(-1);
  const place = edge === undefined ? undefined : placeOf(document, edge);
  const siblings = place && findSlot(document, place);
  if (!place || !siblings) return [];
  const together = roots.filter((id) => siblings.includes(id));
  const index = step < 0 ? place.index - 1 : place.index + 2;
  if (index < 0 || index > siblings.length) {
    const beside = place.parent === undefined ? undefined : slotBeside(document, place, step);
    return beside ? moveCommands(document, together, beside) : [];
  }
  return moveCommands(document, together, { ...place, index, after: siblings[index - 1] ?? null });
}

/** Nearest end of the slot before or after the one that holds a node. */
function slotBeside(document: PageDocument, { parent, slot }: Place, step: -1 | 1): DropPlace | undefined {
  const slots = Object.entries(document.nodes[parent ?? '']?.slots ?? {});
  const [name, held = []] = slots[slots.findIndex(([each]) => each === slot) + step] ?? [];
  if (name === undefined || parent === undefined) return undefined;
  return step > 0
    ? { parent, slot: name, index: 0, after: null }
    : { parent, slot: name, index: held.length, after: held.at(-1) ?? null };
}

/**
 * Commands that move nodes into the module above them: into its first empty slot, else its last one; none when it has
 * no slots.
 */
export function nestCommands(document: PageDocument, ids: readonly NodeId[]): Command[] {
  const [first] = rootsOf(document, ids);
  const place = first === undefined ? undefined : placeOf(document, first);
  const parent = place && place.index > 0 ? findSlot(document, place)?.[place.index - 1] : undefined;
  if (parent === undefined) return [];
  const slots = Object.entries(findNode(document, parent)?.slots ?? {});
  const [slot, held = []] = slots.find(([, each]) => each.length === 0) ?? slots.at(-1) ?? [];
  if (slot === undefined) return [];
  return moveCommands(document, ids, { parent, slot, index: held.length, after: held.at(-1) ?? null });
}

/** Commands that move nodes out of their parent, right after it; none without a parent. */
export function unnestCommands(document: PageDocument, ids: readonly NodeId[]): Command[] {
  const [first] = rootsOf(document, ids);
  const parent = first === undefined ? undefined : placeOf(document, first)?.parent;
  const place = parent === undefined ? undefined : placeOf(document, parent);
  if (parent === undefined || !place) return [];
  return moveCommands(document, ids, { ...place, index: place.index + 1, after: parent });
}

/** Commands that copy nodes: each copy after its original, those of siblings together after the last one. */
export function duplicateCommands(document: PageDocument, ids: readonly NodeId[]): Command[] {
  const roots = rootsOf(document, ids);
  const duplicates = roots.map((id) => {
    const copies = subtreeOf(document, id).map((old) => [old, newNodeId(document.nodes[old]?.type ?? '')]);
    return { type: 'duplicateNode' as const, id, ids: Object.fromEntries(copies) };
  });
  const place = placeOf(document, roots[0] ?? '');
  const siblings = (place && findSlot(document, place)) ?? [];
  if (!place || roots.length < 2 || !roots.every((id) => siblings.includes(id))) return duplicates;
  const { slot, parent } = place;
  const line = [roots.at(-1) ?? '', ...duplicates.map((each) => each.ids[each.id] ?? '')];
  const moves = line.slice(1).map((id, index): Command => {
    const to = { slot, after: line[index] ?? null, ...(parent !== undefined && { parent }) };
    return { type: 'moveNode', id, to };
  });
  return [...duplicates, ...moves];
}

export function removeCommands(document: PageDocument, ids: readonly NodeId[]): Command[] {
  return rootsOf(document, ids).map((id) => ({ type: 'removeNode', id }));
}

/** New module of a type, filled from the tenant's things if they are known. */
export function newNode(definition: ModuleDefinition, shop?: ShopSample): ModuleNode {
  return freshNode(definition, newNodeId(definition.type), shop);
}

/** Commands that insert trees one after another; their ids must be new. */
export function insertCommands({ nodes, roots }: Trees, place: DropPlace): Command[] {
  const held = { ...emptyDocument('COMMON_PAGE'), nodes, slots: { main: roots } };
  return roots.map((root, i) => ({
    type: 'insertTree',
    root,
    nodes: Object.fromEntries(subtreeOf(held, root).flatMap((id) => (nodes[id] ? [[id, nodes[id]]] : []))),
    to: { ...place, index: place.index + i, after: i === 0 ? place.after : (roots[i - 1] ?? null) },
  }));
}

/** Nodes with everything below them, as a document of their own. */
export function documentOf(document: PageDocument, ids: readonly NodeId[]): PageDocument {
  const roots = rootsOf(document, ids);
  const nodes = roots.flatMap((root) => subtreeOf(document, root)).flatMap((id) => document.nodes[id] ?? []);
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    slots: { main: roots },
  };
}

/** Modules of a document, in the order of its slots. */
export function treesOf({ nodes, slots }: PageDocument): Trees {
  return { nodes, roots: Object.values(slots).flat() };
}

/** Commands that put a shared module in the place of the first of the nodes, and remove them all. */
export function shareCommands(document: PageDocument, ids: readonly NodeId[], shared: ModuleNode): Command[] {
  const [first] = rootsOf(document, ids);
  const place = first === undefined ? undefined : placeOf(document, first);
  if (first === undefined || !place) return [];
  const to = { ...place, index: place.index + 1, after: first };
  return [{ type: 'insertNode', node: shared, to }, ...removeCommands(document, ids)];
}

/** Commands that put copies of a shared module's own modules in its place. They keep its rules. */
export function detachCommands(document: PageDocument, id: NodeId, content: Trees): Command[] {
  const node = findNode(document, id);
  const { nodes, roots } = withNewIds(content);
  const ruled = (root: NodeId): [NodeId, ModuleNode][] => {
    const own = nodes[root];
    const rules = [...(node?.rules ?? []), ...(own?.rules ?? [])];
    const hidden = node?.hidden || own?.hidden;
    return own ? [[root, { ...own, ...(rules.length > 0 && { rules }), ...(hidden && { hidden }) }]] : [];
  };
  const copies = { roots, nodes: { ...nodes, ...Object.fromEntries(roots.flatMap(ruled)) } };
  return [...insertCommands(copies, placeAfter(document, [id])), { type: 'removeNode', id }];
}

/** Copy of the trees under new ids. */
export function withNewIds({ nodes, roots }: Trees): Trees {
  const { nodes: copies, renamed } = renameNodes(nodes, newNodeId);
  return { nodes: copies, roots: roots.map(renamed) };
}

function newNodeId(type: string): NodeId {
  return `${type.slice(0, 40)}-${newId().slice(0, 12)}`;
}
