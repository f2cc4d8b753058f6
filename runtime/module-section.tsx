import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  type: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** Root element of every module: spacing, and the attributes by which tests and the editor find it. */
export function ModuleSection({ id, type, labelledBy, style, children }: Props): ReactNode {
  return (
    <section
      data-testid={`module-${type}`}
      data-node={id}
      aria-labelledby={labelledBy}
      className={styles.module}
      {...(style && { style })}
    >
      {children}
    </section>
  );
}
