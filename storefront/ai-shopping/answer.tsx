import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { localHref, paths } from '../links/paths.ts';
import { AiOffer, AiProduct } from './ai-card.tsx';
import styles from './ai-shopping.module.css';
import { CompareTable } from './compare-table.tsx';
import type { Turn } from './turn.ts';

type Props = { turn: Turn; isLast: boolean; onAsk: (question: string) => void; actions: ReactNode };

/** Question and the part of its answer received so far. */
export function Answer({ turn, isLast, onAsk, actions }: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const { question, state, notice, filters, text, cards, deals, coupons } = turn;
  const isEmpty = text.length === 0 && !cards && !coupons;
  return (
    <article className={styles.turn} data-testid="ai-turn" data-state={state}>
      <h2 className={styles.question}>
        <VisuallyHidden>{t('ai.you')}: </VisuallyHidden>
        {question}
      </h2>
      {notice && (
        <div className={styles.notice} role="alert" data-testid="ai-notice">
          <p>{notice}</p>
          {state === 'failed' && (
            <a
              className={styles.link}
              href={localHref(ctx, paths.search({ keyword: question.slice(0, 100) }))}
            >
              {t('ai.search')}
            </a>
          )}
        </div>
      )}
      {filters.length > 0 && (
        <p className={styles.filters} data-testid="ai-understood">
          <span>{t('ai.understood')}</span>
          {filters.map((filter) => (
            <span key={filter} className={styles.filter}>
              {filter}
            </span>
          ))}
        </p>
      )}
      {text.length > 0 && (
        <p className={styles.text} data-testid="ai-text">
          {text.join(' ')}
        </p>
      )}
      {cards?.layout === 'compare' && <CompareTable ctx={ctx} cards={cards.cards} />}
      {cards && cards.layout !== 'compare' && (
        <ul className={cards.layout === 'list' ? styles.list : styles.rows} data-testid="ai-cards">
          {cards.cards.map((card) => (
            <li key={card.goods.id}>
              <AiProduct
                ctx={ctx}
                card={card}
                type={cards.layout === 'list' ? 'AICHATVERTICAL' : 'AICHATHORIZONTAL'}
                source={cards.source}
              />
            </li>
          ))}
        </ul>
      )}
      {deals && (
        <>
          <h3 className={styles.deals}>{t('ai.deals')}</h3>
          <ul className={styles.list} data-testid="ai-deals">
            {deals.map((card) => (
              <li key={card.deal.id}>
                <AiOffer ctx={ctx} card={card} />
              </li>
            ))}
          </ul>
        </>
      )}
      {coupons && (
        <ul className={styles.coupons} data-testid="ai-coupons">
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard ctx={ctx} coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
      {state === 'running' && isEmpty && <p className={styles.thinking}>{t('ai.thinking')}</p>}
      {state === 'stopped' && <p className={styles.thinking}>{t('ai.stopped')}</p>}
      {state !== 'running' && actions}
      {isLast && state === 'done' && turn.suggestions.length > 0 && (
        <ul className={styles.pills} data-testid="ai-suggestions">
          {turn.suggestions.map((next) => (
            <li key={next}>
              <button type="button" className={styles.pill} onClick={() => onAsk(next)}>
                {next}
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The buttons under an answer: copy, share, retry. */
export function AnswerActions(props: { onRetry: () => void; onCopy: () => void; onShare: () => void }) {
  const { t } = useView();
  const { onRetry, onCopy, onShare } = props;
  return (
    <p className={styles.actions}>
      <button type="button" className={buttons.secondary} onClick={onRetry} data-testid="ai-retry">
        <Icon name="redo" size={16} />
        {t('action.retry')}
      </button>
      <button type="button" className={buttons.secondary} onClick={onCopy} data-testid="ai-copy">
        <Icon name="copy" size={16} />
        {t('action.copy')}
      </button>
      <button type="button" className={buttons.secondary} onClick={onShare} data-testid="ai-share">
        <Icon name="share" size={16} />
        {t('action.share')}
      </button>
    </p>
  );
}
