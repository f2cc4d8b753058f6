import type { CSSProperties } from 'react';
import { useStore } from 'zustand/react';
import type { FrameState, FrameStore, Rect } from '../canvas/frame-state.ts';

/** Frame whose page an overlay marks, and the scale at which it is shown. */
export type BoxPlace = { frame: FrameStore; scale: number };

/** Box of a node or an empty slot in the overlay's own pixels; undefined while it isn't on the page. */
export function useBox(id: string, { frame, scale }: BoxPlace): CSSProperties | undefined {
  const rect = useStore(frame, ({ rects }) => rects[id]);
  const scroll = useStore(frame, (state) => state.scroll);
  return rect && boxOf(rect, scroll, scale);
}

/** Box of a rectangle of the page in the overlay's own pixels. */
export function boxOf(
  [left, top, width, height]: Rect,
  { x, y }: FrameState['scroll'],
  scale: number,
): CSSProperties {
  return {
    left: (left - x) * scale,
    top: (top - y) * scale,
    width: width * scale,
    height: height * scale,
  };
}
