import type { CSSProperties, ReactNode } from 'react';
import type { Look } from '#schemas/module/look.ts';
import styles from './styles.module.css';

type Props = {
  id: string;
  type: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  style?: CSSProperties;
  /** Background and spacing that the operator chose. */
  look?: Look;
  children: ReactNode;
};

/** Root element of every module: spacing, and the attributes by which tests and the editor find it. */
export function ModuleSection({ id, type, labelledBy, style, look = {}, children }: Props): ReactNode {
  return (
    <section
      data-testid={`module-${type}`}
      data-node={id}
      aria-labelledby={labelledBy}
      className={styles.module}
      {...(look.background && { 'data-background': look.background })}
      {...(look.spacing && { 'data-spacing': look.spacing })}
      style={style}
    >
      {children}
    </section>
  );
}
