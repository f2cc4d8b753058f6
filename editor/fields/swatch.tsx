import type { ReactNode } from 'react';
import styles from './swatch.module.css';

const COLOUR = /^#[\da-f]{6}$/i;

/** A colour beside its number; hatched while the text is none. */
export function Swatch({ colour }: { colour: string }): ReactNode {
  const isColour = COLOUR.test(colour);
  return (
    <span
      className={styles.swatch}
      style={isColour ? { background: colour } : undefined}
      aria-hidden="true"
      data-testid="swatch"
      data-state={isColour ? 'shown' : 'none'}
    />
  );
}
