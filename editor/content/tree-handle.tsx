import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import menu from '../kit/menu.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './tree-list.module.css';
import { useTreeMoves, type useTreeRow } from './tree-moves.tsx';
import { stepTarget, type TreePlace, type TreeStep } from './tree-places.ts';

const STEPS = ['up', 'down', 'in', 'out'] as const;
const KEYS: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type Props = Pick<ReturnType<typeof useTreeRow>, 'listeners'> & { place: TreePlace };

/** Handle of a row: it is dragged, and pressed it opens the menu of steps. */
export function TreeHandle({ place, listeners }: Props): ReactNode {
  const t = useText();
  const moves = useTreeMoves();
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  if (!moves) return null;
  return (
    <>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t('content.tree.move', { name: place.name })}
        title={t('content.tree.move', { name: place.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...listeners}
      >
        <Icon name="grip" size={16} />
      </button>
      <Menu.Root open={isOpen} onOpenChange={setOpen}>
        {/* Within the screen's main part, as everything that is read. */}
        <Menu.Portal container={handle.current?.closest('section')}>
          <Menu.Positioner className={menu.positioner} anchor={handle} align="end">
            <Menu.Popup className={menu.popup} finalFocus={handle} data-testid="tree-menu">
              {STEPS.map((step) => {
                const target = stepTarget(place, step);
                return (
                  <Menu.Item
                    key={step}
                    className={menu.item}
                    disabled={target === undefined}
                    onClick={() => target && moves.move(place, target)}
                  >
                    {t(`content.tree.${step}`)}
                  </Menu.Item>
                );
              })}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  );
}

/** Moves an entry by Alt and an arrow key, from any control of its row. */
export function useStepKeys(place: TreePlace) {
  const moves = useTreeMoves();
  return (event: KeyboardEvent) => {
    const step = event.altKey ? KEYS[event.key] : undefined;
    if (!step || !moves) return;
    event.preventDefault();
    event.stopPropagation();
    const target = stepTarget(place, step);
    if (target) moves.move(place, target);
  };
}
