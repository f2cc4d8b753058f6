'use client';

import { useDndContext, useDndMonitor, useDroppable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect, useId, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import { type DropGap, dropGaps } from './drop-places.ts';
import type { FrameStore } from './frame-state.ts';
import styles from './styles.module.css';

/** Height of a drop zone, in px. */
const ZONE = 36;
const EDGE = 56;
const SCROLL_STEP = 28;

type Props = {
  frame: FrameStore;
  scale: number;
  height: number;
  iframe: RefObject<HTMLIFrameElement | null>;
};

/** Drop zones on the page for a module dragged by a pointer. Keys move modules without them. */
export function DropZones(props: Props): ReactNode {
  const { active, activatorEvent } = useDndContext();
  return active && activatorEvent instanceof MouseEvent ? <Zones {...props} /> : null;
}

function Zones({ frame, scale, height, iframe }: Props): ReactNode {
  const document = useEditor((state) => state.document);
  const { rects, scroll } = useStore(frame);
  const gaps = useMemo(() => dropGaps(document, rects), [document, rects]);
  const { measureDroppableContainers, droppableContainers } = useDndContext();
  useDndMonitor({ onDragMove: ({ activatorEvent, delta }) => scrollAtEdge(iframe, activatorEvent, delta.y) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scrolled page moves every zone
  useEffect(() => {
    measureDroppableContainers(droppableContainers.getEnabled().map(({ id }) => id));
  }, [scroll, rects]);
  return gaps
    .map((gap) => ({ gap, top: (gap.middle - scroll.y) * scale }))
    .filter(({ top }) => top > -ZONE && top < height + ZONE)
    .map(({ gap, top }) => (
      <Zone
        key={`${gap.place.parent ?? ''}/${gap.place.slot}/${gap.place.index}`}
        gap={gap}
        style={{
          insetBlockStart: top - ZONE / 2,
          left: (gap.left - scroll.x) * scale,
          inlineSize: gap.width * scale,
        }}
      />
    ));
}

function Zone({ gap, style }: { gap: DropGap; style: React.CSSProperties }): ReactNode {
  const t = useText();
  const data = { kind: 'place', ...gap.place };
  const { setNodeRef, isOver } = useDroppable({ id: useId(), data });
  return (
    <div
      ref={setNodeRef}
      data-testid="drop-zone"
      data-over={isOver || undefined}
      className={styles.zone}
      style={style}
    >
      {isOver && t('stage.dropHere')}
    </div>
  );
}

/** Scrolls the page at its edges: the page in the iframe gets no pointer events during a drag. */
function scrollAtEdge(iframe: Props['iframe'], start: Event, moved: number): void {
  const box = iframe.current?.getBoundingClientRect();
  if (!box || !(start instanceof MouseEvent)) return;
  const y = start.clientY + moved;
  const step = y < box.top + EDGE ? -SCROLL_STEP : y > box.bottom - EDGE ? SCROLL_STEP : 0;
  if (step !== 0) iframe.current?.contentWindow?.scrollBy(0, step);
}
