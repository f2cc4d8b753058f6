import { useRef } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Mark } from '#schemas/entities/mark.ts';
import type { COLLECT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { localHref, screenPath } from '../links/paths.ts';
import { LoadMore } from '../lists/load-more.tsx';
import styles from '../lists/mark-list.module.css';
import { keptHeight, ReturnToCard } from '../lists/use-kept.ts';
import { useMorePages } from '../lists/use-more-pages.ts';
import { DealAlertLink, PriceAlertLink } from '../price-alerts/price-alert-link.tsx';
import { MarkedCard } from './marked-card.tsx';
import { markedPage } from './marked-page.ts';

type Props = {
  actionType: 'COLLECT' | 'THUMB_UP';
  subjectTypes: readonly (typeof COLLECT_SUBJECT_TYPES)[number][];
  /** Accessible name of the list, for screen readers that don't announce the tab. */
  title: string;
  empty: string;
};

/** Favourites or likes of the member, the newest first, growing on demand. */
export function MarkList({ actionType, subjectTypes, title, empty }: Props) {
  const ctx = useView();
  const { t } = ctx;
  const query = { actionType, subjectTypes: [...subjectTypes] };
  const load = (page: number) => markedPage(query, page);
  const root = useRef<HTMLDivElement>(null);
  const kept = { list: 'mark-list', of: `${ctx.lang} ${actionType} ${subjectTypes}`, root };
  const { items, hasNext, state, more, isBack } = useMorePages({
    page: 0,
    hasNext: true,
    knownIds: [],
    load,
    kept,
  });
  if (!hasNext && items.length === 0) {
    const deals = (
      <a className={buttons.secondary} href={localHref(ctx, screenPath('/daily-special-offers'))}>
        {t('favorites.find')}
      </a>
    );
    return <NoData message={empty} action={deals} />;
  }
  return (
    <div ref={root} data-testid="mark-list" style={keptHeight(kept.list)} aria-busy={state === 'loading'}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <ul className={styles.list} data-kind={subjectTypes[0]}>
        {items.map((mark) => (
          <li key={mark.id}>
            <MarkedCard ctx={ctx} mark={mark} list={actionType === 'COLLECT' ? 'favorites' : 'likes'} />
            {actionType === 'COLLECT' && <TellAt {...mark} />}
          </li>
        ))}
      </ul>
      {isBack && <ReturnToCard {...kept} />}
      {state === 'failed' && <p role="alert">{t('errors.module')}</p>}
      {hasNext && (
        <LoadMore
          state={state}
          href="?"
          onMore={more}
          labels={{ more: t('action.loadMore'), retry: t('action.retry'), loading: t('list.loading') }}
        />
      )}
    </div>
  );
}

/** Offer to tell of a lower price of a product or a deal. */
function TellAt({ goods, deal }: Pick<Mark, 'goods' | 'deal'>) {
  if (deal) return <DealAlertLink deal={deal} />;
  return goods && <PriceAlertLink goods={goods} />;
}
