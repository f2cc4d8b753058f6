import { formatDateTime } from '#locales/format/date.ts';
import { formatPrice, formatRange } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import type { HeldPrice } from '#schemas/api/invented/held-prices.ts';
import type { PriceDecision } from '#schemas/enums/held-reason.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import styles from './desk.module.css';

type Props = {
  held: HeldPrice;
  mayDecide: boolean;
  onDecide: (decision: PriceDecision) => void;
  onTakeBack: (decisionId: string) => void;
};

/** One held price: its product, the reason beside the usual price, and the decision or its buttons. */
export function HeldPriceItem({ held, mayDecide, onDecide, onTakeBack }: Props) {
  const view = useView();
  const { t } = view;
  const { code, name, currency, price, maxPrice, usualPrice, reason, decision } = held;
  const counts = decision !== undefined && decision.takenBackAt === undefined;
  return (
    <li className={account.item} data-id={held.goodsId} data-state={counts ? decision.decision : 'open'}>
      <div>
        <a
          className={account.link}
          href={`/product/${encodeURIComponent(code)}`}
          target="_blank"
          rel="noopener"
        >
          {name}
        </a>
        <p>
          <strong>{formatRange({ lowest: price, highest: maxPrice }, currency, view)}</strong>
          {usualPrice !== undefined &&
            ` · ${t('desk.held.usual', { price: formatPrice(usualPrice, currency, view) })}`}
        </p>
        <span className={account.hint}>{t(`desk.held.reason.${reason ?? 'none'}`)}</span>
        {decision && (
          <span className={account.hint}>
            {t(`desk.held.by.${decision.decision}`, {
              by: decision.by,
              date: formatDateTime(decision.at, view),
            })}
            {decision.takenBackAt !== undefined &&
              ` · ${t('desk.held.takenBack', { date: formatDateTime(decision.takenBackAt, view) })}`}
          </span>
        )}
      </div>
      {mayDecide && (
        <div className={styles.actions}>
          {counts && (
            <button
              type="button"
              className={buttons.secondary}
              aria-label={t('desk.held.takeBackName', { name })}
              onClick={() => onTakeBack(decision.id)}
            >
              {t('desk.held.takeBack')}
            </button>
          )}
          {!decision && reason && (
            <button
              type="button"
              className={buttons.secondary}
              aria-label={t('desk.held.passName', { name })}
              onClick={() => onDecide('passed')}
            >
              {t('desk.held.pass')}
            </button>
          )}
          {!decision && (
            <button
              type="button"
              className={buttons.secondary}
              aria-label={t('desk.held.dropName', { name })}
              onClick={() => onDecide('dropped')}
            >
              {t('desk.held.drop')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
