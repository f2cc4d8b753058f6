import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { ARTICLE_SCROLL } from '#schemas/constants.ts';
import { LoadMore } from '#storefront/load-more.tsx';
import { useMorePages } from '#storefront/use-more-pages.ts';
import { scrollStop } from '#ui/scroll-stop.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './styles.module.css';

/** The first page comes from the server: the cards' code waits until another is asked for. */
const DiscoverItems = lazy(() =>
  import('#storefront/discover-items.tsx').then((module) => ({ default: module.DiscoverItems })),
);

type Props = {
  page: number;
  /** The number of pages. */
  pages: number;
  size: number;
  categoryCode: string | undefined;
  /** Ids of the articles in `children`. */
  knownIds: readonly string[];
  nextHref: string;
  /** The numbered pages, for desktop. */
  pagination: ReactNode;
  /** The `<li>`s of this page's articles. */
  children: ReactNode;
};

/** The articles of one page, the ones appended on a phone, and the way to other pages. */
export function NewestList({ pagination, ...props }: Props) {
  const { page, pages } = props;
  const { t } = useView();
  const region = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  const [announcement, setAnnouncement] = useState('');

  // Another page came without scrolling: who can't see it is taken to its beginning and told (X37).
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    region.current?.focus({ preventScroll: true });
    setAnnouncement(t('pagination.page', { page, total: pages }));
  }, [page, pages, t]);

  return (
    <>
      <div
        ref={region}
        tabIndex={-1}
        className={styles.region}
        style={{ scrollMarginBlockStart: scrollStop(ARTICLE_SCROLL.newestHeaderPx + ARTICLE_SCROLL.listPx) }}
        data-testid="newest-list"
        data-page={page}
      >
        <GrowingList key={page} {...props} />
      </div>
      <div className={page === 1 ? styles.pages : undefined}>{pagination}</div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function GrowingList({ children, nextHref, ...list }: Omit<Props, 'pagination'>) {
  const { page, pages, size, categoryCode, knownIds } = list;
  const ctx = useView();
  const load = (next: number) => loadPage({ page: next, size, classificationCode: categoryCode });
  const { items, hasNext, state, more } = useMorePages({ page, hasNext: page < pages, knownIds, load });
  const labels = {
    more: ctx.t('action.loadMore'),
    retry: ctx.t('action.retry'),
    loading: ctx.t('list.loading'),
  };
  return (
    <>
      <ul className={styles.list}>
        {children}
        {items.length > 0 && (
          <Suspense>
            <DiscoverItems ctx={ctx} articles={items} />
          </Suspense>
        )}
      </ul>
      {hasNext && (
        <div className={styles.more}>
          <LoadMore state={state} href={nextHref} onMore={more} labels={labels} />
        </div>
      )}
    </>
  );
}

/** The request layer loads when the first further page is asked for. */
async function loadPage(options: { page: number; size: number; classificationCode: string | undefined }) {
  const { appendedArticles } = await import('#storefront/appended-articles.ts');
  return appendedArticles(options);
}
