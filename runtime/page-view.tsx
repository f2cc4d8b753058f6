import type { ReactNode } from 'react';
import type { PageType } from '#schemas/page/document.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ViewContext } from './context.ts';
import { Modules } from './render.tsx';
import type { ResolvedPage } from './resolve.ts';
import styles from './styles.module.css';

type Props = {
  page: ResolvedPage;
  pageType: PageType;
  /** The page's one heading of level 1, for screen readers: what is to be seen is up to the modules. */
  title: string;
  ctx: ViewContext;
  failed?: ReadonlySet<string>;
  isolate?: boolean;
  /** What stands above the modules. */
  children?: ReactNode;
};

/**
 * A resolved page, of whatever type: its `main` modules stacked, beside them those of `aside` when it has any (below on
 * a phone, X6).
 */
export function PageView({ page, pageType, title, children, ...options }: Props): ReactNode {
  const { main = [], aside = [] } = page.slots;
  const column = <Modules modules={main} {...options} />;
  return (
    <div data-testid="page" data-page-type={pageType}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {children}
      {aside.length === 0 ? (
        column
      ) : (
        <div className={styles.columns}>
          <div>{column}</div>
          <aside className={styles.aside}>
            <Modules modules={aside} {...options} />
          </aside>
        </div>
      )}
    </div>
  );
}
