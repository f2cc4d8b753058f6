import type { ComponentType, ReactNode } from 'react';
import styles from './section-header.module.css';

type Props = {
  /** Text, or a picture with its own text alternative. */
  title: ReactNode;
  /** Id for the section's `aria-labelledby`. */
  id?: string;
  href?: string;
  /** A second, trailing link to `href`, such as "see all". */
  linkLabel?: string;
  /** Content beside the title: a countdown, a caption. */
  extra?: ReactNode;
  /** The box around it, a `div` when left out. */
  as?: ComponentType<BoxProps>;
};

type BoxProps = { className: string | undefined; 'data-testid': string; children: ReactNode };

/** The heading of a section; with `href` its title is a link. */
export function SectionHeader({ title, id, href, linkLabel, extra, as }: Props) {
  const Box = as ?? 'div';
  return (
    <Box className={styles.header} data-testid="section-header">
      <h2 id={id} className={styles.title}>
        {href ? <a href={href}>{title}</a> : title}
      </h2>
      {extra}
      {href && linkLabel && (
        <a className={styles.link} href={href} data-testid="section-link">
          {linkLabel}
        </a>
      )}
    </Box>
  );
}
