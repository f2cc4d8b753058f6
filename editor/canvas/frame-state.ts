import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeId, SlotName } from '#schemas/page/document.ts';

/** Left, top, width and height in the page's own pixels, from its corner. */
export type Rect = readonly [number, number, number, number];

/** State of the page in one frame, as reported by it. */
export type FrameState = {
  /** Rectangles by node id, or `slotKey` of an empty slot, in the page's own pixels; '' is the box of all modules. */
  rects: Readonly<Record<string, Rect>>;
  scroll: { x: number; y: number };
  /** Revision of the newest painted patch. */
  rendered: number;
  /** True if the page's code failed to load, so that it doesn't show the store's document. */
  isUnloaded: boolean;
};

/** Key of a slot's own box. No node id contains a slash. */
export const slotKey = (parent: NodeId | undefined, slot: SlotName) => `${parent ?? ''}/${slot}`;

export type FrameStore = StoreApi<FrameState>;

export function createFrame(): FrameStore {
  return createStore<FrameState>(() => ({
    rects: {},
    scroll: { x: 0, y: 0 },
    rendered: 0,
    isUnloaded: false,
  }));
}
