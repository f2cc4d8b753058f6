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
  /** The number of items, spoken when another choice of them is shown. */
  found?: string;
  /** Ids of this page's items. */
  knownIds: readonly string[];
  /** The page after this one; it also tells one choice of items from another. */
  nextHref: string;
  /** The numbered pages, for desktop. */
  pagination: ReactNode;
  /** Where the list stops below what sticks to the top, pixels. */
  stopPx?: number;
  /** Asks for more as the end comes near, without a press. */
  isEager?: boolean;
  load: (page: number) => Promise<{ content: Item[]; hasNext: boolean }>;
  /** The list: this page's items and those that were appended. */
  list: (appended: readonly Item[]) => ReactNode;
};

/** The generic list (S1 §2): one page of it, the pages appended on a phone, and the numbered ones on desktop. */
export function GrowingList<Item extends { id: string }>({ pagination, found, ...props }: Props<Item>) {
  const { page, pages, nextHref, testId, stopPx = 0 } = props;
  const { t } = useView();
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef({ page, nextHref });
  const [announcement, setAnnouncement] = useState('');

  // Another page came without scrolling: who can't see it is taken to its beginning and told (X37).
  useEffect(() => {
    const isOtherPage = shown.current.page !== page;
    if (!isOtherPage && shown.current.nextHref === nextHref) return;
    shown.current = { page, nextHref };
    // A choice may have vanished with the focus on it; a page's link always loses its meaning.
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
        style={{ scrollMarginBlockStart: scrollStop(stopPx + ARTICLE_SCROLL.listPx) }}
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
