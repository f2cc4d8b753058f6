import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeId } from '#schemas/page/document.ts';
import type { FrameStore } from '../canvas/frame-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { type DropTarget, dropTarget, type Point } from './drop-target.ts';

/** Part of a frame, in px from its upper and lower edge, in which a dragged module scrolls the page. */
const SCROLL_EDGE = 64;
/** Distance scrolled in a frame of the screen at the very edge, in px. */
const FASTEST = 24;

export type StageFrame = { iframe: HTMLIFrameElement; frame: FrameStore };

/** Target on the stage, and the frame that shows it. */
export type StageDrop = { frame: FrameStore | undefined; target: DropTarget | undefined };

type Place = StageFrame & { box: DOMRect; scale: number };

const NOTHING: StageDrop = { frame: undefined, target: undefined };

export type StageDrag = ReturnType<typeof createStageDrag>;

/**
 * Drags over the page's frames, which get no pointer events meanwhile: finds the target once a frame of the screen, and
 * scrolls the page at its edges.
 */
export function createStageDrag(store: Pick<EditorStore, 'getState'>) {
  const frames = new Set<StageFrame>();
  const drop: StoreApi<StageDrop> = createStore(() => NOTHING);
  let places: Place[] = [];
  let dragged: readonly NodeId[] = [];
  let pointer: Point = { x: 0, y: 0 };
  let isElsewhere = () => false;
  let tick = 0;

  const find = () => {
    const over = isElsewhere() ? undefined : places.find(({ box }) => isInside(box, pointer));
    if (!over) return drop.setState(NOTHING);
    const { frame, box, scale } = over;
    const { rects, scroll } = frame.getState();
    const last = drop.getState();
    const point = {
      x: (pointer.x - box.left) / scale + scroll.x,
      y: (pointer.y - box.top) / scale + scroll.y,
    };
    const previous = last.frame === frame ? last.target : undefined;
    const target = dropTarget(store.getState().document, rects, point, dragged, previous);
    if (last.frame !== frame || JSON.stringify(target) !== JSON.stringify(previous))
      drop.setState({ frame, target });
    return over;
  };
  const update = () => {
    tick = 0;
    const over = find();
    const step = over ? scrollStep(over.box, pointer.y) : 0;
    if (!over || step === 0) return;
    // Instant, whatever the page's own style sheet says.
    over.iframe.contentWindow?.scrollBy({ top: step, behavior: 'instant' });
    tick = requestAnimationFrame(update);
  };
  const follow = ({ clientX, clientY }: MouseEvent) => {
    pointer = { x: clientX, y: clientY };
    tick ||= requestAnimationFrame(update);
  };

  return {
    frames,
    drop,
    /** `elsewhere` tells whether the pointer is over another target that covers the stage. */
    start: (ids: readonly NodeId[], event: MouseEvent, elsewhere: () => boolean) => {
      dragged = ids;
      isElsewhere = elsewhere;
      places = [...frames].map(measured);
      window.addEventListener('pointermove', follow, { passive: true });
      follow(event);
    },
    /** Ends the drag and returns the target at the pointer's last position. */
    stop: (): DropTarget | undefined => {
      window.removeEventListener('pointermove', follow);
      cancelAnimationFrame(tick);
      tick = 0;
      find();
      const { target } = drop.getState();
      places = [];
      drop.setState(NOTHING);
      return target;
    },
  };
}

function measured({ iframe, frame }: StageFrame): Place {
  const box = iframe.getBoundingClientRect();
  return { iframe, frame, box, scale: box.width / iframe.offsetWidth || 1 };
}

function isInside({ left, top, right, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Distance to scroll, in px: negative at the upper edge, 0 away from both. */
function scrollStep({ top, bottom }: DOMRect, y: number): number {
  const above = top + SCROLL_EDGE - y;
  const below = y - (bottom - SCROLL_EDGE);
  const depth = Math.max(above, below, 0);
  return Math.sign(below - above) * Math.ceil((Math.min(depth, SCROLL_EDGE) / SCROLL_EDGE) * FASTEST);
}
