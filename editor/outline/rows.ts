import type { NodeId, PageDocument, SlotName } from '#schemas/page/document.ts';
import type { Row } from '../drag/drop-place.ts';

/** Rows of a document; children of `closed` nodes are left out. */
export function rowsOf(document: PageDocument, closed: ReadonlySet<NodeId>): Row[] {
  const rows: Row[] = [];
  const visit = (slots: Record<SlotName, NodeId[]>, level: number, parent: NodeId | undefined) => {
    for (const [slot, ids] of Object.entries(slots)) {
      for (const [index, id] of ids.entries()) {
        const held = document.nodes[id]?.slots;
        const branch = held !== undefined && Object.values(held).some((each) => each.length > 0);
        const open = branch && !closed.has(id);
        rows.push({ id, level, parent, slot, index, total: ids.length, branch, open });
        if (held && open) visit(held, level + 1, id);
      }
    }
  };
  visit(document.slots, 1, undefined);
  return rows;
}

/**
 * True if two documents have the same modules in the same order: compared by reference, so that a keystroke costs
 * nearly nothing.
 */
export function sameTree(a: PageDocument, b: PageDocument): boolean {
  if (a.slots !== b.slots) return false;
  if (a.nodes === b.nodes) return true;
  for (const id in b.nodes) {
    if (a.nodes[id] !== b.nodes[id] && a.nodes[id]?.slots !== b.nodes[id]?.slots) return false;
  }
  return true;
}
