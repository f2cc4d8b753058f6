import type { ModuleNode, NodeId, SlotName } from '#schemas/page/document.ts';

type Slots = Record<SlotName, NodeId[]>;

/** Copies of nodes under new ids, and the functions that rename what names them; ids of other nodes stay. */
export function renameNodes(nodes: Readonly<Record<NodeId, ModuleNode>>, newId: (type: string) => NodeId) {
  const ids = new Map(Object.values(nodes).map(({ id, type }) => [id, newId(type)]));
  const renamed = (id: NodeId) => ids.get(id) ?? id;
  const renamedSlots = (slots: Slots): Slots =>
    Object.fromEntries(Object.entries(slots).map(([slot, held]) => [slot, held.map(renamed)]));
  const copies = Object.values(nodes).map(({ slots, ...node }) => ({
    ...node,
    id: renamed(node.id),
    ...(slots && { slots: renamedSlots(slots) }),
  }));
  return { nodes: Object.fromEntries(copies.map((node) => [node.id, node])), renamed, renamedSlots };
}
