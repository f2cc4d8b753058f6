import { lazy, type ReactNode, Suspense, useDeferredValue, useId, useRef } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { PAGE } from '#schemas/constants.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { type Tab, TabStrip } from '#ui/tab-strip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DealSkeleton } from '../cards/deal-skeleton.tsx';
import { keptHeight, ReturnToCard } from '../lists/use-kept.ts';
import { Waterfall } from '../waterfall/waterfall.tsx';
import type { WaterfallCard } from '../waterfall/waterfall-list.tsx';
import styles from './deal-feed.module.css';
import { cardCode, recommendedPage } from './recommended-page.ts';
import { useDealFeed } from './use-deal-feed.ts';
import { useDealViews } from './use-deal-views.ts';

const DealCard = lazy(cardCode);

/** Placeholders for a page that is loading. */
const SKELETONS = Array.from(
  { length: PAGE.size },
  (_, index): WaterfallCard => ({ id: `loading ${index}`, card: <DealSkeleton /> }),
);

type Props = {
  /** Names the feed on its page. */
  id: string;
  tabs: Tab[];
  /** Names the tabs. */
  name: string;
  /** The first page of all deals. */
  cards: readonly WaterfallCard[];
  hasNext: boolean;
};

/** Deals under tabs of labels, growing on demand (S1 §2). */
export function DealFeed({ id, tabs, name, cards, hasNext }: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const kept = { list: id, of: ctx.lang, root };
  const { feed, isBack, restored, more, choose } = useDealFeed({
    firstIds: cards.map(({ id }) => id),
    hasNext,
    load: recommendedPage,
    kept,
  });
  useDealViews(list);
  const { label, status } = feed;
  const isLoading = status === 'loading';
  // Tabs and button react to a touch at once; the cards, slow to render on a phone, follow.
  const following = useDeferredValue(feed);
  // A returning visitor gets the restored cards without a deferred render.
  const shown = feed === restored ? feed : following;
  const appended = shown.deals.map(
    (deal): WaterfallCard => ({
      id: deal.id,
      card: (
        <Suspense fallback={<DealSkeleton />}>
          <DealCard ctx={ctx} deal={deal} labelPolicy="A" variant="open" />
        </Suspense>
      ),
    }),
  );
  const isEmpty = shown.status === 'ready' && shown.label !== null && shown.deals.length === 0;

  const chooseTab = (value: string | null) => {
    choose(value);
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  };
  return (
    <div ref={root} className={styles.feed} style={keptHeight(id)}>
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <TabStrip
            tabs={tabs}
            value={label}
            onChange={chooseTab}
            allLabel={t('list.all')}
            allowCancel
            labels={{ list: name, previous: t('action.previous'), next: t('action.next') }}
            panelId={panelId}
            variant="chip"
          />
        </div>
      )}
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tabs.find(({ value }) => value === label)?.label ?? t('list.all')}
        aria-busy={isLoading}
      >
        <Waterfall
          kind="deal"
          cards={[
            ...(shown.label === null ? cards : []),
            ...appended,
            ...(shown.status === 'loading' ? SKELETONS : []),
          ]}
          listRef={list}
          testId="deal-feed"
        />
        {isBack && <ReturnToCard {...kept} />}
        {isEmpty && <NoData variant="nothing" message={t('list.empty.nothing')} />}
      </div>
      <p role="status">
        <VisuallyHidden>{isLoading && t('list.loading')}</VisuallyHidden>
        {status === 'failed' && t('errors.module')}
      </p>
      {(feed.hasNext || status !== 'ready') && (
        <button
          type="button"
          className={`${buttons.secondary} ${styles.more}`}
          data-testid="load-more"
          data-state={status}
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : more}
        >
          {t(isLoading ? 'list.loading' : status === 'failed' ? 'action.retry' : 'action.loadMore')}
        </button>
      )}
    </div>
  );
}
