import type { ReactNode } from 'react';
import type { PageType } from '#schemas/page/document.ts';
import type { ViewContext } from './context.ts';
import { Modules } from './render.tsx';
import type { ResolvedPage } from './resolve.ts';
import styles from './styles.module.css';

type Props = {
  page: ResolvedPage;
  pageType: PageType;
  ctx: ViewContext;
  failed?: ReadonlySet<string>;
  isolate?: boolean;
};

/** A resolved page: its `main` modules stacked, beside them those of `aside` when it has any (below on a phone, X6). */
export function PageView({ page, pageType, ...options }: Props): ReactNode {
  const { main = [], aside = [] } = page.slots;
  const column = <Modules modules={main} {...options} />;
  return (
    <div
      data-testid="page"
      data-page-type={pageType}
      className={aside.length > 0 ? styles.columns : undefined}
    >
      {aside.length === 0 ? (
        column
      ) : (
        <>
          <div className={styles.main}>{column}</div>
          <aside className={styles.aside}>
            <Modules modules={aside} {...options} />
          </aside>
        </>
      )}
    </div>
  );
}
