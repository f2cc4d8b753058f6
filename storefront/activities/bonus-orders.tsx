import { type ReactNode, useRef, useState } from 'react';
import { formatDate } from '#locales/format/date.ts';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import type { BonusOrder } from '#schemas/entities/bonus.ts';
import { BONUS_ORDER_STATUSES } from '#schemas/enums/activity.ts';
import choice from '#ui/choice.module.css';
import { LoadMore } from '../lists/load-more.tsx';
import { keptHeight, ReturnToCard } from '../lists/use-kept.ts';
import { useMorePages } from '../lists/use-more-pages.ts';
import styles from './activity.module.css';
import bonus from './bonus.module.css';
import { orderPage } from './bonus-calls.ts';
import chips from './chip.module.css';

const TONES = { UN_DELIVERED: 'info', DELIVERED: 'good', RETURNED: 'over' } as const;

/** The orders that came through the member's links, the newest first; all, or the delivered ones alone. */
export function BonusOrders({ activityId }: { activityId: string }): ReactNode {
  const { t } = useView();
  const [onlyDelivered, setOnlyDelivered] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="bonus-orders" data-testid="bonus-orders">
      <div className={bonus.head}>
        <h2 id="bonus-orders">{t('bonus.orders')}</h2>
        <label className={choice.tick}>
          <input
            type="checkbox"
            checked={onlyDelivered}
            onChange={({ target }) => setOnlyDelivered(target.checked)}
            data-testid="only-delivered"
          />
          {t('bonus.onlyDelivered')}
        </label>
      </div>
      <Orders key={String(onlyDelivered)} activityId={activityId} onlyDelivered={onlyDelivered} />
    </section>
  );
}

function Orders({ activityId, onlyDelivered }: { activityId: string; onlyDelivered: boolean }) {
  const { t } = useView();
  const root = useRef<HTMLDivElement>(null);
  const kept = { list: 'bonus-orders', of: `${activityId} ${onlyDelivered}`, root };
  const { items, hasNext, state, more, isBack } = useMorePages({
    page: 0,
    hasNext: true,
    knownIds: [],
    load: (page) => orderPage(activityId, onlyDelivered, page),
    kept,
  });
  return (
    <div ref={root} style={keptHeight(kept.list)} aria-busy={state === 'loading'}>
      {!hasNext && items.length === 0 && <p>{t('bonus.noOrders')}</p>}
      <ul className={styles.rows}>
        {items.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      {isBack && <ReturnToCard {...kept} />}
      {state === 'failed' && <p role="alert">{t('activities.failed')}</p>}
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

function Order({ order }: { order: BonusOrder }) {
  const ctx = useView();
  const { t } = ctx;
  const { id, title, platform, orderTime, amount, currency } = order;
  const status = BONUS_ORDER_STATUSES.find((known) => known === order.status);
  return (
    <li className={bonus.order} data-testid="bonus-order" data-id={id} data-state={status}>
      <span>
        <b>{title}</b>
        <small className={styles.small}>
          {[formatDate(orderTime, ctx), platform].filter(Boolean).join(' · ')}
        </small>
        {status && (
          <span className={chips.chip} data-tone={TONES[status]}>
            {t(`bonus.order.${status}`)}
          </span>
        )}
      </span>
      <span className={styles.gain}>
        <b>{formatPrice(order.bonus, currency, ctx)}</b>
        <small className={styles.small}>
          {t('bonus.ofOrder', { price: formatPrice(amount, currency, ctx) })}
        </small>
      </span>
    </li>
  );
}
