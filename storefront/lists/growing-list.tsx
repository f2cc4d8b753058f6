import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { ARTICLE_SCROLL } from '#schemas/constants.ts';
import { scrollStop } from '#ui/scroll-stop.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './growing-list.module.css';
import { LoadMore } from './load-more.tsx';
import { keptHeight, ReturnToCard } from './use-kept.ts';
import { useMorePages } from './use-more-pages.ts';

type Props<Item> = {
  testId: string;
  page: number;
  /** The number of pages. */
  pages: number;
  /** Number of items as text, announced when another selection is shown. */
  found?: string;
  /** Ids of this page's items. */
  knownIds: readonly string[];
  /** Address of the next page; a change of it also signals another selection of items. */
  nextHref: string;
  /** The numbered pages, for desktop. */
  pagination: ReactNode;
  /** Offset at which scrolling to the list stops, below the sticky bars, in px. */
  stopPx?: number;
  /** Distance above the list at which scrolling to it stops, px. */
  offsetPx?: number;
  /** True if the next page is requested as the end comes near, without a press. */
  isEager?: boolean;
  load: (page: number) => Promise<{ content: Item[]; hasNext: boolean }>;
  /** Renders the list: this page's items and the appended ones. */
  list: (appended: readonly Item[]) => ReactNode;
};

/** The generic list (S1 §2): one page of it, the pages appended on a phone, and the numbered ones on desktop. */
export function GrowingList<Item extends { id: string }>({ pagination, found, ...props }: Props<Item>) {
  const { page, pages, nextHref, testId, stopPx = 0, offsetPx = ARTICLE_SCROLL.listPx } = props;
  const { t } = useView();
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef({ page, nextHref });
  const [announcement, setAnnouncement] = useState('');

  // Another page came without scrolling: the focus moves to its start, and screen readers announce it (X37).
  useEffect(() => {
    const isOtherPage = shown.current.page !== page;
    if (!isOtherPage && shown.current.nextHref === nextHref) return;
    shown.current = { page, nextHref };
    // The focused filter may have vanished; a page's link is always out of date.
    if (isOtherPage || document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
    setAnnouncement(isOtherPage ? t('pagination.page', { page, total: pages }) : (found ?? ''));
  }, [page, pages, nextHref, found, t]);

  return (
    <>
      <div
        ref={region}
        tabIndex={-1}
        className={styles.region}
        style={{ scrollMarginBlockStart: scrollStop(stopPx + offsetPx) }}
        data-testid={testId}
        data-page={page}
      >
        <Pages key={`${page} ${nextHref}`} {...props} />
      </div>
      <div className={page === 1 ? styles.pages : undefined}>{pagination}</div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function Pages<Item extends { id: string }>(props: Omit<Props<Item>, 'pagination' | 'found'>) {
  const { page, pages, knownIds, nextHref, isEager, load, list, testId } = props;
  const { t, lang } = useView();
  const root = useRef<HTMLDivElement>(null);
  const kept = { list: testId, of: `${lang} ${page} ${nextHref}`, root };
  const { items, hasNext, state, more, isBack } = useMorePages({
    page,
    hasNext: page < pages,
    knownIds,
    load,
    kept,
  });
  const labels = { more: t('action.loadMore'), retry: t('action.retry'), loading: t('list.loading') };
  return (
    <div ref={root} style={keptHeight(testId)}>
      {list(items)}
      {isBack && <ReturnToCard {...kept} />}
      {hasNext && (
        <div className={styles.more}>
          <LoadMore state={state} href={nextHref} onMore={more} isEager={isEager} labels={labels} />
        </div>
      )}
    </div>
  );
}
