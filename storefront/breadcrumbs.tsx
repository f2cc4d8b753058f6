import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import styles from './breadcrumbs.module.css';
import { localHref } from './paths.ts';

type Props = {
  ctx: ViewContext;
  /** The pages above this one, from the home page's next on, by their paths. */
  parents: readonly { name: string; path: string }[];
  /** This page. */
  current: string;
};

/** The way from the home page to this one. */
export function Breadcrumbs({ ctx, parents, current }: Props): ReactNode {
  const links = [{ name: ctx.t('screen.home'), path: '/' }, ...parents];
  return (
    <nav aria-label={ctx.t('breadcrumb.label')} data-testid="breadcrumbs">
      <ol className={styles.list}>
        {links.map(({ name, path }) => (
          <li key={path} className={styles.item}>
            <a className={styles.link} href={localHref(ctx, path)}>
              {name}
            </a>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
