import { findSlot } from '#engine/tree.ts';
import type { NodeId, PageDocument, SlotName } from '#schemas/page/document.ts';
import { type DropPlace, rootsOf } from '../store/tree-commands.ts';

/** Line of the outline, from top to bottom. */
export type Row = {
  id: NodeId;
  level: number;
  parent: NodeId | undefined;
  slot: SlotName;
  /** Index among its siblings, and their number. */
  index: number;
  total: number;
  /** True if it has slots, and whether they are open. */
  branch: boolean;
  open: boolean;
};

/** Height of every row in px, so that a point is mapped to its row without measuring. */
export const ROW_HEIGHT = 36;

/** Position of the drop line, and the place where the drop inserts. */
export type OutlineDrop = { place: DropPlace; line: number; level: number };

/**
 * Place between two rows at `y` px below the list's top. None inside the dragged nodes themselves. An open branch takes
 * a drop right below it as its first child.
 */
export function dropPlaceAt(
  rows: readonly Row[],
  y: number,
  dragged: readonly NodeId[],
): OutlineDrop | undefined {
  const line = Math.max(0, Math.min(rows.length, Math.round(y / ROW_HEIGHT)));
  const [above, below] = [rows[line - 1], rows[line]];
  if (!above) {
    const place = { slot: below?.slot ?? 'main', index: 0, after: null };
    return { place, line, level: 1 };
  }
  if (isInside(rows, above, dragged)) return undefined;
  if (above.branch && above.open && below?.parent === above.id) {
    if (dragged.includes(above.id)) return undefined;
    return { place: { slot: below.slot, parent: above.id, index: 0, after: null }, line, level: below.level };
  }
  const { slot, parent, index, id, level } = above;
  const place = { slot, index: index + 1, after: id };
  return { place: parent === undefined ? place : { ...place, parent }, line, level };
}

/** True if a row is below one of the dragged nodes in the tree. */
function isInside(rows: readonly Row[], row: Row, dragged: readonly NodeId[]): boolean {
  let { parent } = row;
  while (parent !== undefined) {
    if (dragged.includes(parent)) return true;
    const holder = rows.find(({ id }) => id === parent);
    parent = holder?.parent;
  }
  return false;
}

/**
 * Position, from 1, that dragged modules get among their siblings, and the number of those with them. Without ids it is
 * one new module.
 */
export function positionAt(document: PageDocument, to: DropPlace, ids: readonly NodeId[]) {
  const roots = rootsOf(document, ids);
  const siblings = findSlot(document, to) ?? [];
  const others = siblings.filter((id) => !roots.includes(id));
  const before = siblings.slice(0, to.index).filter((id) => !roots.includes(id));
  return { position: before.length + 1, total: others.length + (roots.length || 1) };
}
