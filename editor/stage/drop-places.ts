import type { NodeId, PageDocument, SlotName } from '#schemas/page/document.ts';
import type { DropPlace } from '../store/tree-commands.ts';
import type { Rect } from './frame-state.ts';

/** Place for a drop, with the middle of its gap in the page's pixels. */
export type DropGap = { place: DropPlace; left: number; middle: number; width: number };

/**
 * All gaps before, between and after the visible modules. A slot that shows no module has one; those of one module are
 * side by side.
 */
export function dropGaps(document: PageDocument, rects: Readonly<Record<NodeId, Rect>>): DropGap[] {
  const own = Object.entries(document.slots).flatMap(([slot, ids]) => slotGaps(slot, ids, rects, undefined));
  const nested = Object.values(document.nodes).flatMap(({ id, slots = {} }) => {
    const [shown, bare] = [true, false].map((isShown) =>
      Object.entries(slots).filter(([, ids]) => ids.some((each) => rects[each]) === isShown),
    );
    return [
      ...(shown ?? []).flatMap(([slot, ids]) => slotGaps(slot, ids, rects, id)),
      ...(bare ?? []).flatMap(([slot, ids], at, { length }) =>
        slotGaps(slot, ids, rects, id).map((gap) => {
          const width = gap.width / length;
          return { ...gap, left: gap.left + at * width, width };
        }),
      ),
    ];
  });
  return [...own, ...nested];
}

function slotGaps(
  slot: SlotName,
  ids: readonly NodeId[],
  rects: Readonly<Record<NodeId, Rect>>,
  parent: NodeId | undefined,
): DropGap[] {
  const seen = ids.flatMap((id, index) => (rects[id] ? [{ id, index, rect: rects[id] }] : []));
  const place = (index: number, after: NodeId | null): DropPlace => ({
    slot,
    index,
    after,
    ...(parent !== undefined && { parent }),
  });
  const [first] = seen;
  if (!first) {
    const around = rects[parent ?? ''];
    if (!around || (parent === undefined && slot !== 'main')) return [];
    const [left, top, width, height] = around;
    const middle = parent === undefined ? top + 24 : top + height - 24;
    return [{ place: place(ids.length, ids.at(-1) ?? null), left, middle, width }];
  }
  const [left, top, width] = first.rect;
  const start = { place: place(first.index, ids[first.index - 1] ?? null), left, middle: top, width };
  const behind = seen.map(({ id, index, rect }, at) => {
    const end = rect[1] + rect[3];
    const next = seen[at + 1]?.rect[1] ?? end;
    return { place: place(index + 1, id), left: rect[0], middle: (end + next) / 2, width: rect[2] };
  });
  return [start, ...behind];
}
