import type { MouseEvent } from 'react';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './scroll-arrows.module.css';

type Props = {
  edges: { atStart: boolean; atEnd: boolean };
  labels: { previous: string; next: string };
  /** Test ids are `<name>-prev` and `<name>-next`. */
  name: string;
  /** True if "next" stays enabled at the end, where it leads further. */
  passesEnd?: boolean;
  /** -1 for previous, 1 for next. */
  onMove: (direction: -1 | 1, event: MouseEvent) => void;
};

/** Previous and next arrows over the ends of a horizontal scroller; nothing while all of it fits. */
export function ScrollArrows({ edges, labels, name, passesEnd = false, onMove }: Props) {
  if (edges.atStart && edges.atEnd) return null;
  // aria-disabled rather than disabled: a button that reaches its end must not lose the keyboard focus.
  return (
    <>
      <button
        type="button"
        className={`${buttons.icon} ${styles.previous}`}
        aria-label={labels.previous}
        aria-disabled={edges.atStart}
        data-testid={`${name}-prev`}
        onClick={(event) => onMove(-1, event)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={`${buttons.icon} ${styles.next}`}
        aria-label={labels.next}
        aria-disabled={edges.atEnd && !passesEnd}
        data-testid={`${name}-next`}
        onClick={(event) => onMove(1, event)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
