import { formatDateTime } from '#locales/format/date.ts';
import { formatAmount } from '#locales/format/price.ts';
import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Lottery, Winner } from '#schemas/entities/lottery.ts';
import type { Crumb } from '../links/crumbs.ts';
import styles from './activity.module.css';
import { ActivityScreen } from './activity-screen.tsx';
import { Fairness } from './fairness.tsx';
import { LotteryPart } from './lottery-part.tsx';
import { Prizes } from './prizes.tsx';
import { Results } from './results.tsx';

type Props = {
  ctx: ViewContext;
  activity: Activity;
  /** Recommended deals. */
  deals: readonly Deal[];
  lottery: Lottery;
  /** Winners; undefined before the draw. */
  winners: Paged<Winner> | undefined;
  page: number;
  messages: Messages;
  crumbs: readonly Crumb[];
};

/** /lottery/{id}: its state, chances, prizes, results, counts, and the data for checking the draw. */
export function LotteryScreen({ ctx, activity, deals, lottery, winners, page, messages, crumbs }: Props) {
  const { state } = activity;
  const { id, mode, chances, drawTime } = lottery;
  const own = <LotteryPart lottery={{ id, mode, chances, drawTime }} state={state} messages={messages} />;
  return (
    <ActivityScreen ctx={ctx} activity={activity} deals={deals} crumbs={crumbs} own={own}>
      <Prizes ctx={ctx} lottery={lottery} state={state} />
      {winners && (state === 'ENDED' || winners.content.length > 0) && (
        <Results ctx={ctx} winners={winners} page={page} />
      )}
      <Counts ctx={ctx} lottery={lottery} />
      <Fairness ctx={ctx} lottery={lottery} />
    </ActivityScreen>
  );
}

function Counts({ ctx, lottery }: Pick<Props, 'ctx' | 'lottery'>) {
  const { t } = ctx;
  const { buyerCount, appDownloadCount, ticketCount, drawTime, drawnTime } = lottery;
  const counted = (count: number) => ({ count, amount: formatAmount(count, ctx) });
  const lines = [
    t('lottery.buyers', counted(buyerCount)),
    t('lottery.downloads', counted(appDownloadCount)),
    ...(ticketCount === undefined ? [] : [t('lottery.tickets', counted(ticketCount))]),
    ...(drawTime === undefined || drawnTime !== undefined
      ? []
      : [t('lottery.drawAt', { time: formatDateTime(drawTime, ctx) })]),
    ...(drawnTime === undefined ? [] : [t('lottery.drawnAt', { time: formatDateTime(drawnTime, ctx) })]),
  ];
  return (
    <section className={styles.card} aria-labelledby="lottery-counts" data-testid="lottery-counts">
      <h2 id="lottery-counts">{t('lottery.counts')}</h2>
      <ul className={styles.counts}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
