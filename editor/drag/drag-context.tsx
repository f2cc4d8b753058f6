'use client';

import {
  type Active,
  type Announcements,
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { moduleName } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import type { DropPlace } from '../store/tree-commands.ts';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './drag-context.module.css';
import { dropPlaceAt, type OutlineDrop, positionAt, ROW_HEIGHT, type Row } from './drop-place.ts';
import { createStageDrag, type StageDrag } from './stage-drag.ts';

/** Dragged item: modules of the page, or a new one of a type. */
export type Dragged =
  | { kind: 'node'; ids: readonly NodeId[] }
  | { kind: 'new'; type: string; shop?: ShopSample };

/** Outline while it is mounted: one droppable, whose rows are found by their height. */
type OutlineTarget = { list: HTMLElement; rows: readonly Row[] };

type Drags = {
  outline: { current: OutlineTarget | undefined };
  stage: StageDrag;
  isDragging: () => boolean;
};
const Context = createContext<Drags | undefined>(undefined);

export const OUTLINE = 'outline';

export function useDrags(): Drags {
  const drags = useContext(Context);
  if (!drags) throw new Error('A DragContext is needed above');
  return drags;
}

const dataOf = (active: Active) => active.data.current as Dragged | undefined;

/** Drop position of a collision. */
export function dropOf(collisions: readonly Collision[] | null): OutlineDrop | undefined {
  return collisions?.[0]?.data?.drop;
}

/** Drag and drop across the whole workspace, with the pointer and with keys, announced in the operator's language. */
export function DragContext({ children }: { children: ReactNode }): ReactNode {
  const store = useEditorStore();
  // A finger scrolls; buttons move modules.
  const readOnly = useEditor((state) => state.readOnly || state.isNarrow);
  const actions = useNodeActions();
  const t = useText();
  const { lang } = useView();
  const outline = useRef<OutlineTarget>(undefined);
  /** Place in the outline. */
  const place = useRef<DropPlace>(undefined);
  const [stage] = useState(() => createStageDrag(store));
  /** Number of rows that the arrow keys have moved it by; undefined when a pointer drags. */
  const steps = useRef<number>(undefined);
  const dragging = useRef(false);
  const [dragged, setDragged] = useState<Dragged>();

  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 6 } });
  const keys = useSensor(KeyboardSensor, {
    keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    coordinateGetter: (event, { currentCoordinates }) => {
      const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
      if (by === 0) return undefined;
      event.preventDefault();
      steps.current = (steps.current ?? 0) + by;
      return { ...currentCoordinates, y: currentCoordinates.y + by * ROW_HEIGHT };
    },
  });
  const sensors = useSensors(readOnly ? null : pointer, readOnly ? null : keys);

  const detect: CollisionDetection = (args) => {
    const data = dataOf(args.active);
    const target = outline.current;
    const container = args.droppableContainers.find(({ id }) => id === OUTLINE);
    const ids = data?.kind === 'node' ? data.ids : [];
    const y = target && pointInOutline(target, args.pointerCoordinates, ids, steps.current);
    if (target && container && y !== undefined) {
      const drop = dropPlaceAt(target.rows, y, ids);
      place.current = drop?.place;
      return drop ? [{ id: OUTLINE, data: { droppableContainer: container, value: 1, drop } }] : [];
    }
    place.current = undefined;
    return [];
  };

  const finish = ({ active }: Pick<DragEndEvent, 'active'>, dropped: boolean) => {
    const data = dataOf(active);
    const to = stage.stop()?.place ?? place.current;
    stop();
    if (!dropped || !data || !to) return;
    if (data.kind === 'node') actions.moveTo(data.ids, to);
    else actions.insert(data.type, { place: to, shop: data.shop });
  };

  const stop = () => {
    dragging.current = false;
    place.current = undefined;
    steps.current = undefined;
    setDragged(undefined);
  };

  const nameOf = (data: Dragged | undefined) => {
    if (!data) return '';
    return data.kind === 'node'
      ? actions.nameOf(data.ids)
      : moduleName(lang, store.getState().manifest, data.type);
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('outline.pickedUp', { name: nameOf(dataOf(active)) }),
    onDragMove: ({ active }) => {
      const to = place.current ?? stage.drop.getState().target?.place;
      const data = dataOf(active);
      if (!to || !data) return undefined;
      return t('outline.over', {
        name: nameOf(data),
        ...positionAt(store.getState().document, to, data.kind === 'node' ? data.ids : []),
      });
    },
    onDragOver: () => undefined,
    // The move's own message announces the result.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('outline.cancelled', { name: nameOf(dataOf(active)) }),
  };

  const value = useMemo(() => ({ outline, stage, isDragging: () => dragging.current }), [stage]);
  return (
    <Context value={value}>
      <DndContext
        sensors={sensors}
        collisionDetection={detect}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('outline.instructions') } }}
        onDragStart={({ active, activatorEvent }) => {
          dragging.current = true;
          steps.current = activatorEvent instanceof KeyboardEvent ? 0 : undefined;
          const data = dataOf(active);
          setDragged(data);
          if (activatorEvent instanceof MouseEvent)
            stage.start(
              data?.kind === 'node' ? data.ids : [],
              activatorEvent,
              () => place.current !== undefined,
            );
        }}
        onDragEnd={(event) => finish(event, true)}
        onDragCancel={(event) => finish(event, false)}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={styles.ghost}>{nameOf(dragged)}</div>}
        </DragOverlay>
      </DndContext>
    </Context>
  );
}

/** Distance below the top of the outline's list that a drag points at; undefined when it points elsewhere. */
function pointInOutline(
  { list, rows }: OutlineTarget,
  pointer: { x: number; y: number } | null,
  ids: readonly NodeId[],
  steps: number | undefined,
): number | undefined {
  if (steps !== undefined) {
    const index = rows.findIndex(({ id }) => id === ids[0]);
    return (index + steps + (steps > 0 ? 1 : 0)) * ROW_HEIGHT;
  }
  const view = list.parentElement?.getBoundingClientRect();
  const inside =
    view &&
    pointer &&
    pointer.x >= view.left &&
    pointer.x <= view.right &&
    pointer.y >= view.top &&
    pointer.y <= view.bottom;
  return inside ? pointer.y - list.getBoundingClientRect().top : undefined;
}
