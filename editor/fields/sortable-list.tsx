import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './fields.module.css';

export type SortableItem = {
  key: string;
  name: string;
  content: ReactNode;
  /** Number of modules that are removed with it; above 0 a confirmation is shown. */
  held?: number;
};

type Props = {
  label: string;
  items: readonly SortableItem[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  disabled?: boolean | undefined;
};

/**
 * Ordered list: items are dragged by handles with pointer or keys, and moved and removed by buttons. Moves are
 * announced.
 */
export function SortableList({ label, items, onMove, onRemove, disabled }: Props): ReactNode {
  const t = useText();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(({ key }) => key);
  const at = (id: UniqueIdentifier) => keys.indexOf(String(id));
  const nameOf = (id: UniqueIdentifier) => items[at(id)]?.name ?? '';
  const placed = (name: string, index: number) =>
    t('fields.list.moved', { name, position: index + 1, count: items.length });

  const move = (from: number, to: number) => {
    setSaid(placed(items[from]?.name ?? '', to));
    onMove(from, to);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('fields.list.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? placed(nameOf(active.id), at(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? placed(nameOf(active.id), at(over.id)) : undefined),
    onDragCancel: ({ active }) => t('fields.list.dropped', { name: nameOf(active.id) }),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(at(active.id), at(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('fields.list.instructions') },
      }}
      onDragEnd={end}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <Item
              key={item.key}
              item={item}
              index={index}
              count={items.length}
              disabled={disabled}
              onMove={move}
              onRemove={() => {
                setSaid(t('fields.list.removed', { name: item.name }));
                onRemove(index);
              }}
            />
          ))}
        </ol>
      </SortableContext>
      <p className={styles.hidden} aria-live="polite">
        {said}
      </p>
    </DndContext>
  );
}

function Item(props: {
  item: SortableItem;
  index: number;
  count: number;
  disabled: boolean | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}): ReactNode {
  const { item, index, count, disabled = false, onMove, onRemove } = props;
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: item.key,
      disabled,
      attributes: { roleDescription: t('fields.list.sortable') },
    });
  const { name } = item;
  const remove = t('fields.list.remove', { name });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {count > 1 && (
        <IconButton
          ref={setActivatorNodeRef}
          icon="grip"
          label={t('fields.list.drag', { name })}
          {...attributes}
          {...listeners}
          disabled={disabled}
        />
      )}
      <div className={styles.itemContent}>{item.content}</div>
      <span className={styles.itemButtons}>
        {count > 1 && (
          <>
            <IconButton
              icon="chevron-up"
              label={t('fields.list.up', { name })}
              disabled={disabled || index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('fields.list.down', { name })}
              disabled={disabled || index === count - 1}
              onClick={() => onMove(index, index + 1)}
            />
          </>
        )}
        {item.held ? (
          <ConfirmDialog
            trigger={<IconButton icon="close" label={remove} disabled={disabled} />}
            title={t('fields.list.removeTitle', { name })}
            text={t('fields.list.removeText', { count: item.held })}
            confirm={t('fields.list.removeAll')}
            cancel={t('action.cancel')}
            onConfirm={onRemove}
          />
        ) : (
          <IconButton icon="close" label={remove} disabled={disabled} onClick={onRemove} />
        )}
      </span>
    </li>
  );
}

/** List with one entry moved elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return from in list ? rest.toSpliced(to, 0, list[from] as T) : rest;
}
