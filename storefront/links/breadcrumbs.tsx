import type { ViewContext } from '#runtime/context.ts';
import styles from './breadcrumbs.module.css';
import type { Crumb } from './crumbs.ts';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  /** Breadcrumbs from the home page down; the last one is the page itself. */
  crumbs: readonly Crumb[];
};

/** Breadcrumbs: links to all pages above the current one. */
export function Breadcrumbs({ ctx, crumbs }: Props) {
  return (
    <nav aria-label={ctx.t('breadcrumb.label')} data-crumbs="" data-testid="breadcrumbs">
      <ol className={styles.list}>
        {crumbs.map(({ name, href }, index) => (
          <li key={href} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
