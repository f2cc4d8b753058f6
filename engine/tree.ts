import type { ModuleNode, NodeId, PageDocument, SlotName } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';

/** Slot of the page, or with `parent` of a node. */
export type SlotAddress = { parent?: NodeId | undefined; slot: SlotName };

export type Place = SlotAddress & { index: number };

/** Node by any id: own keys only. */
export function findNode(document: PageDocument, id: NodeId): ModuleNode | undefined {
  return Object.hasOwn(document.nodes, id) ? document.nodes[id] : undefined;
}

/** Slots of a node, or of the page. */
export function slotsOf(document: PageDocument, parent?: NodeId): Record<SlotName, NodeId[]> | undefined {
  return parent === undefined ? document.slots : findNode(document, parent)?.slots;
}

export function findSlot(document: PageDocument, { parent, slot }: SlotAddress): NodeId[] | undefined {
  const slots = slotsOf(document, parent);
  return slots && Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

/** Place of a node; undefined for an unknown one. */
export function placeOf(document: PageDocument, id: NodeId): Place | undefined {
  for (const parent of [undefined, ...Object.keys(document.nodes)]) {
    for (const [slot, ids] of Object.entries(slotsOf(document, parent) ?? {})) {
      const index = ids.indexOf(id);
      if (index >= 0) return { ...(parent !== undefined && { parent }), slot, index };
    }
  }
  return undefined;
}

/** Ids of a node and of all its descendants, parents first. */
export function subtreeOf(document: PageDocument, id: NodeId): NodeId[] {
  const ids = [id];
  for (const each of ids) ids.push(...Object.values(slotsOf(document, each) ?? {}).flat());
  return ids;
}

/** Key for a node's place in the tree, beside the node's own keys. */
export const PLACE = 'place';

/** Paths of nodes, or of a value in each of them. */
export function nodePaths(ids: readonly NodeId[], ...rest: Path): Path[] {
  return ids.map((id) => ['nodes', id, ...rest]);
}
