import type { ViewContext } from '#runtime/context.ts';
import type { Lottery } from '#schemas/entities/lottery.ts';
import styles from './activity.module.css';

type Props = { ctx: Pick<ViewContext, 't'>; lottery: Lottery };

/** Proof that the draw is fair: the hash of the weights before it, the weights themselves after it. */
export function Fairness({ ctx: { t }, lottery: { weightsHash, weights, ticketsHash } }: Props) {
  if (!weightsHash) return null;
  return (
    <details className={styles.card} data-testid="lottery-fair">
      <summary className={styles.summary}>
        <h2>{t('lottery.fair')}</h2>
      </summary>
      <p>{t('lottery.fair.before')}</p>
      <code className={styles.code} data-testid="weights-hash">
        {weightsHash}
      </code>
      {ticketsHash && (
        <>
          <p>{t('lottery.fair.tickets')}</p>
          <code className={styles.code}>{ticketsHash}</code>
        </>
      )}
      <p>{t(weights === undefined ? 'lottery.fair.after' : 'lottery.fair.table')}</p>
      {weights !== undefined && (
        <pre className={styles.code} data-testid="weights">
          {weights}
        </pre>
      )}
    </details>
  );
}
