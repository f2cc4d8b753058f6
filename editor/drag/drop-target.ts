import { findNode, subtreeOf } from '#engine/tree.ts';
import type { NodeId, PageDocument, SlotName } from '#schemas/page/document.ts';
import { type Rect, slotKey } from '../canvas/frame-state.ts';
import type { DropPlace } from '../store/tree-commands.ts';

/** Inner edge of a module's slot, in px, where a drop goes beside the module instead of into it. */
const EDGE = 12;
/** Distance in px that a pointer goes beyond a boundary before the target changes. */
const HYSTERESIS = 6;

export type Point = { x: number; y: number };

/** Target of a drop. */
export type DropTarget = {
  place: DropPlace;
  /** Number of the visible modules of the slot before the gap. */
  gap: number;
  /** Line across the gap in the page's pixels (width or height 0), or the whole box of an empty slot. */
  mark: Rect;
  /** Locked module around the pointer that keeps the drop out. */
  lockedBy?: NodeId;
};

/** Modules and empty slots on the page, in its own pixels (`FrameState.rects`). */
type Rects = Readonly<Record<string, Rect>>;
type Item = { id: NodeId; index: number; rect: Rect };
type Slot = { parent?: NodeId; slot: SlotName; ids: readonly NodeId[]; items: Item[]; box: Rect };

/**
 * Target of modules that are dropped at a point: the nearest gap of the deepest slot around it that isn't locked.
 * `dragged` are the nodes that move, which take nothing themselves. `previous` is the target before the pointer's last
 * move. Undefined while the page shows no place.
 */
export function dropTarget(
  document: PageDocument,
  rects: Rects,
  pointer: Point,
  dragged: readonly NodeId[],
  previous: DropTarget | undefined,
): DropTarget | undefined {
  const moving = new Set(dragged.flatMap((id) => (findNode(document, id) ? subtreeOf(document, id) : [])));
  const path = slotsAround(document, rects, pointer, moving, previous);
  const locked = path.findIndex(({ parent }) => parent !== undefined && findNode(document, parent)?.locked);
  const slot = path.at((locked < 0 ? path.length : locked) - 1);
  if (!slot) return undefined;
  const lockedBy = path[locked]?.parent;
  return { ...gapIn(slot, pointer, previous), ...(lockedBy !== undefined && { lockedBy }) };
}

/** Slots that contain the pointer, from the page's own to the deepest. */
function slotsAround(
  document: PageDocument,
  rects: Rects,
  pointer: Point,
  moving: ReadonlySet<NodeId>,
  previous: DropTarget | undefined,
): Slot[] {
  const wasIn = (slot: Slot) => previous !== undefined && holds(document, slot, previous.place);
  const own = shownSlots(document.slots, rects, undefined);
  const distance = (slot: Slot) =>
    distanceTo(columnOf(slot, own, rects), pointer) - (wasIn(slot) ? HYSTERESIS : 0);
  let [slot] = own.sort((a, b) => distance(a) - distance(b));
  const path: Slot[] = [];
  while (slot) {
    path.push(slot);
    slot = slot.items
      .filter(({ id }) => !moving.has(id))
      .flatMap(({ id }) => shownSlots(findNode(document, id)?.slots ?? {}, rects, id))
      .find((inner) => Math.max(...beyond(inner.box, pointer)) <= -edgeOf(inner, previous, wasIn(inner)));
  }
  return path;
}

/** Box of a slot of the page, down to the page's end unless another slot is below. */
function columnOf({ box }: Slot, own: readonly Slot[], rects: Rects): Rect {
  const [left, top, width, height] = box;
  const end = top + height;
  const [, pageTop, , pageHeight] = rects[''] ?? box;
  const isLast = own.every((other) => other.box[1] < end);
  return isLast ? [left, top, width, Math.max(end, pageTop + pageHeight) - top] : box;
}

/** Slots with a place on the page: those that show a module, and empty ones. */
function shownSlots(slots: Record<SlotName, NodeId[]>, rects: Rects, parent: NodeId | undefined): Slot[] {
  return Object.entries(slots).flatMap(([slot, ids]) => {
    const items = ids.flatMap((id, index) => {
      const rect = shownRect(rects, id);
      return rect ? [{ id, index, rect }] : [];
    });
    const isMain = parent === undefined && slot === 'main';
    const box =
      items.length > 0 ? union(items.map(({ rect }) => rect)) : emptyBox(rects, parent, slot, isMain);
    return box ? [{ slot, ids, items, box, ...(parent !== undefined && { parent }) }] : [];
  });
}

/** Box of a slot that shows nothing; the page's main slot has at least the page's. */
function emptyBox(rects: Rects, parent: NodeId | undefined, slot: SlotName, isMain: boolean) {
  return shownRect(rects, slotKey(parent, slot)) ?? (isMain ? rects[''] : undefined);
}

/** Rectangle of what is on the page; none for modules of closed tabs. */
function shownRect(rects: Rects, key: string): Rect | undefined {
  const rect = Object.hasOwn(rects, key) ? rects[key] : undefined;
  return rect && rect[2] > 0 && rect[3] > 0 ? rect : undefined;
}

/** Width of a slot's inner edge, wider before the pointer has entered and narrower until it has left. */
function edgeOf({ items, box }: Slot, previous: DropTarget | undefined, wasIn: boolean): number {
  const [, , width, height] = box;
  const edge = items.length === 0 ? 0 : Math.min(EDGE, width / 4, height / 4);
  const slack = previous ? Math.min(HYSTERESIS, width / 8, height / 8) : 0;
  return wasIn ? edge - slack : edge + slack;
}

/** Gap of a slot that is nearest to the pointer, by the middles of its modules. */
function gapIn(slot: Slot, pointer: Point, previous: DropTarget | undefined): DropTarget {
  const { items, box } = slot;
  const [at, size] = isRow(items) ? ([0, 2] as const) : ([1, 3] as const);
  const along = at === 0 ? pointer.x : pointer.y;
  const before = previous && isSameSlot(slot, previous.place) ? previous.gap : undefined;
  const isPassed = ({ rect }: Item, index: number) => {
    const slack = before === undefined ? 0 : index < before ? -HYSTERESIS : HYSTERESIS;
    return along > rect[at] + rect[size] / 2 + slack;
  };
  const gap = items.filter(isPassed).length;
  return { place: placeOfGap(slot, gap), gap, mark: items.length === 0 ? box : lineOf(slot, gap, at, size) };
}

function placeOfGap({ parent, slot, ids, items }: Slot, gap: number): DropPlace {
  const above = items[gap - 1];
  const index = above ? above.index + 1 : (items[0]?.index ?? ids.length);
  const after = ids[index - 1] ?? null;
  return { slot, index, after, ...(parent !== undefined && { parent }) };
}

/** Line in the middle between two modules, as long as the slot is wide. */
function lineOf({ items, box }: Slot, gap: number, at: 0 | 1, size: 2 | 3): Rect {
  const [before, after] = [items[gap - 1]?.rect, items[gap]?.rect];
  const end = before && before[at] + before[size];
  const middle = ((end ?? after?.[at] ?? 0) + (after?.[at] ?? end ?? 0)) / 2;
  const [left, top, width, height] = box;
  return at === 0 ? [middle, top, 0, height] : [left, middle, width, 0];
}

/** True if a slot's modules are side by side. */
function isRow([first, second]: readonly Item[]): boolean {
  if (!first || !second) return false;
  const [left, top, width, height] = first.rect;
  return second.rect[0] >= left + width && second.rect[1] < top + height;
}

/** True if a place is in a slot, or in a module of it. */
function holds(document: PageDocument, slot: Slot, place: DropPlace): boolean {
  const { parent } = place;
  if (isSameSlot(slot, place)) return true;
  return parent !== undefined && slot.ids.some((id) => subtreeOf(document, id).includes(parent));
}

function isSameSlot(a: { parent?: NodeId; slot: SlotName }, b: { parent?: NodeId; slot: SlotName }): boolean {
  return a.slot === b.slot && a.parent === b.parent;
}

/** How far a point is beyond the sides of a rectangle and beyond its top or bottom, in px; negative within them. */
function beyond([left, top, width, height]: Rect, { x, y }: Point): [across: number, along: number] {
  return [Math.max(left - x, x - left - width), Math.max(top - y, y - top - height)];
}

/** Distance from a point to a rectangle, in px; negative inside: that to its nearest edge. */
function distanceTo(rect: Rect, point: Point): number {
  const [across, along] = beyond(rect, point);
  return across > 0 && along > 0 ? Math.hypot(across, along) : Math.max(across, along);
}

function union(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map((rect) => rect[0]));
  const top = Math.min(...rects.map((rect) => rect[1]));
  const right = Math.max(...rects.map((rect) => rect[0] + rect[2]));
  const bottom = Math.max(...rects.map((rect) => rect[1] + rect[3]));
  return [left, top, right - left, bottom - top];
}
