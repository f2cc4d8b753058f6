import type { ReactNode } from 'react';
import type { PageType } from '#schemas/page/document.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ViewContext } from './context.ts';
import { Modules } from './render.tsx';
import type { ResolvedPage } from './resolve.ts';
import styles from './styles.module.css';

type FrameProps = {
  pageType: PageType;
  /** Heading of level 1 for screen readers; undefined if the page has a visible one. */
  title: string | undefined;
  main: ReactNode;
  /** Content beside `main`; undefined without any. */
  aside: ReactNode | undefined;
  /** Content above the modules. */
  children?: ReactNode;
};

/** Frame of a page of any type: `main`, beside it `aside` (below on a phone, X6). */
export function PageFrame({ pageType, title, main, aside, children }: FrameProps): ReactNode {
  return (
    <div data-testid="page" data-page-type={pageType}>
      {title !== undefined && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      {children}
      {aside === undefined ? (
        main
      ) : (
        <div className={styles.columns}>
          <div>{main}</div>
          <aside className={styles.aside}>{aside}</aside>
        </div>
      )}
    </div>
  );
}

type Props = Pick<FrameProps, 'pageType' | 'title' | 'children'> & {
  page: ResolvedPage;
  ctx: ViewContext;
  failed?: ReadonlySet<string>;
  isolate?: boolean;
};

/** A resolved page: its modules stacked, `aside` only when it has any. */
export function PageView({ page, pageType, title, children, ...options }: Props): ReactNode {
  const { main = [], aside = [] } = page.slots;
  return (
    <PageFrame
      pageType={pageType}
      title={title}
      main={<Modules modules={main} {...options} />}
      aside={aside.length === 0 ? undefined : <Modules modules={aside} {...options} />}
    >
      {children}
    </PageFrame>
  );
}
