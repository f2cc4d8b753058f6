import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import ghost from '../drag/drag-context.module.css';
import { useText } from '../kit/use-text.ts';
import { dropTarget, type TreePlace, type TreeTarget, type TreeZone, zoneAt } from './tree-places.ts';

type Move = (place: TreePlace, target: TreeTarget) => void;
type Over = { id: string; zone: TreeZone };
type Moves = { move: Move; over: Over | undefined };
const Context = createContext<Moves | undefined>(undefined);

const placeIn = (item: { data: { current?: Record<string, unknown> | undefined } }) =>
  item.data.current?.place as TreePlace | undefined;

/**
 * Drags by the pointer within one tree. Below `move`, rows are dragged by their handle and dropped before, behind or
 * below another row; steps and keys are the way without dragging.
 */
export function TreeMoves({ move, children }: { move: Move; children: ReactNode }): ReactNode {
  const t = useText();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const [dragged, setDragged] = useState<TreePlace>();
  const [over, setOver] = useState<Over>();
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const detect: CollisionDetection = ({
    active,
    droppableContainers,
    droppableRects,
    pointerCoordinates,
  }) => {
    for (const container of pointerCoordinates ? droppableContainers : []) {
      const rect = droppableRects.get(container.id);
      const share = rect && pointerCoordinates ? (pointerCoordinates.y - rect.top) / rect.height : -1;
      const place = placeIn(container);
      if (!place || share < 0 || share > 1) continue;
      const zone = zoneAt(share);
      const target = dropTarget(String(active.id), place, zone);
      return target
        ? [{ id: container.id, data: { droppableContainer: container, value: 1, zone, target } }]
        : [];
    }
    return [];
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('fields.list.lifted', { name: placeIn(active)?.name ?? '' }),
    onDragOver: () => undefined,
    // The message of the move announces the result.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('fields.list.dropped', { name: placeIn(active)?.name ?? '' }),
  };
  return (
    <Context value={{ move, over }}>
      <DndContext
        sensors={sensors}
        collisionDetection={detect}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('content.tree.instructions') },
        }}
        onDragStart={({ active }) => setDragged(placeIn(active))}
        onDragMove={({ collisions }) => {
          const found = collisions?.[0];
          const zone = found?.data?.zone as TreeZone | undefined;
          setOver((known) => {
            if (!found || !zone) return undefined;
            const next = { id: String(found.id), zone };
            return known?.id === next.id && known.zone === next.zone ? known : next;
          });
        }}
        onDragEnd={({ active, collisions }) => {
          const place = placeIn(active);
          const target = collisions?.[0]?.data?.target as TreeTarget | undefined;
          stop();
          if (place && target) move(place, target);
        }}
        onDragCancel={stop}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={ghost.ghost}>{dragged.name}</div>}
        </DragOverlay>
      </DndContext>
    </Context>
  );
}

/** Moves of the tree around; undefined where it can't be rearranged. */
export const useTreeMoves = () => useContext(Context);

/** Row of a tree that can be rearranged: what is dragged, its handle, and the zone that a drop is in. */
export function useTreeRow(place: TreePlace) {
  const { id } = place.row;
  const moves = useTreeMoves();
  const disabled = moves === undefined;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, data: { place }, disabled });
  const droppable = useDroppable({ id, data: { place }, disabled });
  return {
    listeners,
    isDragging,
    zone: moves?.over?.id === id ? moves.over.zone : undefined,
    ref: (row: HTMLElement | null) => {
      setNodeRef(row);
      droppable.setNodeRef(row);
    },
  };
}
