import { type ReactNode, useRef } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import { priceAlertList } from '#schemas/api/invented/price-alerts.ts';
import type { PriceAlert } from '#schemas/entities/price-alert.ts';
import buttons from '#ui/button.module.css';
import { LazyImage } from '#ui/lazy-image.tsx';
import { toast } from '#ui/toast.ts';
import { localHref, paths } from '../links/paths.ts';
import { LoadState } from '../load-state/load-state.tsx';
import { removeAlert } from '../price-alerts/alert-calls.ts';
import alerts from './alerts.module.css';
import styles from './own-price-alerts.module.css';

/** The member's price alerts, reached ones first: each leads to its product and can be turned off. */
export function OwnPriceAlerts(): ReactNode {
  const { t } = useView();
  const heading = useRef<HTMLHeadingElement>(null);
  const request = useEndpoint(priceAlertList, { query: {} }, { silent: true });
  const remove = async (goodsId: string) => {
    try {
      await removeAlert(goodsId);
      toast(t('priceAlert.removed'));
      // The pressed button is removed, so the focus moves to the heading.
      heading.current?.focus();
      await request.mutate();
    } catch {
      toast(t('priceAlert.failed'), { variant: 'error' });
    }
  };
  const rows = request.data?.alerts;
  return (
    <section className={alerts.card} aria-labelledby="price-alerts" data-testid="own-price-alerts">
      <h2 id="price-alerts" ref={heading} tabIndex={-1}>
        {t('priceAlert.list')}
      </h2>
      {!rows && <LoadState of={request} failed={t('priceAlert.failed')} loading={t('list.loading')} />}
      {rows?.length === 0 && <p className={alerts.text}>{t('priceAlert.listEmpty')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((alert) => (
            <Entry key={alert.goodsId} alert={alert} onRemove={() => void remove(alert.goodsId)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ alert, onRemove }: { alert: PriceAlert; onRemove: () => void }) {
  const ctx = useView();
  const { t } = ctx;
  const { goodsCode, goodsName, pictureUrl, target, price, currency, state, sentPrice } = alert;
  const money = (amount: number | undefined) => formatPrice(amount, currency, ctx);
  const states: Readonly<Record<string, string>> = {
    waiting: t('priceAlert.waiting', { price: money(target) }),
    sent: t('priceAlert.sent', { price: money(sentPrice) }),
    off: t('priceAlert.off'),
  };
  return (
    <li className={styles.entry} data-testid="own-price-alert" data-id={alert.goodsId} data-state={state}>
      <span className={styles.picture}>{pictureUrl && <LazyImage src={pictureUrl} alt="" ratio={1} />}</span>
      <span className={styles.about}>
        <a className={styles.name} href={`${localHref(ctx, paths.product(goodsCode))}#price-alert`}>
          {goodsName}
        </a>
        <span className={styles.state}>{states[state]}</span>
        <span className={styles.now}>
          {price !== undefined && t('priceAlert.now', { price: money(price) })}
        </span>
      </span>
      <button
        type="button"
        className={buttons.secondary}
        aria-label={`${t('priceAlert.remove')}: ${goodsName}`}
        onClick={onRemove}
      >
        {t('priceAlert.remove')}
      </button>
    </li>
  );
}
