import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeId } from '#schemas/page/document.ts';

/** Left, top, width and height in the page's own pixels, counted from its corner. */
export type Rect = readonly [number, number, number, number];

/** What one frame has told about the page in it. */
export type FrameState = {
  /** By node, in the page's own pixels; '' is the whole of the modules. */
  rects: Readonly<Record<NodeId, Rect>>;
  scroll: { x: number; y: number };
  /** The newest patch that is painted. */
  rendered: number;
  /** The page's code didn't come, so what it shows isn't what the store holds. */
  isUnloaded: boolean;
};

export type FrameStore = StoreApi<FrameState>;

export function createFrame(): FrameStore {
  return createStore<FrameState>(() => ({
    rects: {},
    scroll: { x: 0, y: 0 },
    rendered: 0,
    isUnloaded: false,
  }));
}
