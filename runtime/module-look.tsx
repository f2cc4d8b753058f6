import type { ReactNode } from 'react';
import type { Look } from '#schemas/module/look.ts';
import styles from './styles.module.css';

/** A module set off from those around it as its operator chose, in a box of its own; without a choice as it is. */
export function ModuleLook({ props, children }: { props: unknown; children: ReactNode }): ReactNode {
  const { background, spacing } = props as Look;
  if (background === undefined && spacing === undefined) return children;
  return (
    <div className={styles.look} data-background={background} data-spacing={spacing}>
      {children}
    </div>
  );
}
