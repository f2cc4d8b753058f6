import { formatAmount, formatPrice } from '#locales/format/price.ts';
import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Crumb } from '../links/crumbs.ts';
import styles from './activity.module.css';
import { ActivityScreen } from './activity-screen.tsx';
import { BonusPart } from './bonus-part.tsx';

type Props = {
  ctx: ViewContext;
  activity: Activity;
  /** Recommended deals. */
  deals: readonly Deal[];
  bonus: NonNullable<Activity['bonus']>;
  messages: Messages;
  crumbs: readonly Crumb[];
};

/** /bonus/{id}: the terms of the sharing bonus, and the member's own bonus. */
export function BonusScreen({ ctx, activity, deals, bonus, messages, crumbs }: Props) {
  const { t } = ctx;
  const { percent, minimumPayout, currency } = bonus;
  return (
    <ActivityScreen ctx={ctx} activity={activity} deals={deals} crumbs={crumbs}>
      <section className={styles.card} aria-labelledby="bonus-terms" data-testid="bonus-terms">
        <h2 id="bonus-terms">{t('bonus.terms', { percent: formatAmount(percent, ctx) })}</h2>
        <p>
          {t('bonus.how')}{' '}
          {minimumPayout !== undefined &&
            minimumPayout > 0 &&
            t('bonus.minimum', { price: formatPrice(minimumPayout, currency, ctx) })}
        </p>
        <p className={styles.note}>{t('lottery.orders')}</p>
      </section>
      <BonusPart activityId={activity.id} messages={messages} />
    </ActivityScreen>
  );
}
