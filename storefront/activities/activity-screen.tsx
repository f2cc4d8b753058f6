import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { Icon } from '#ui/icon.tsx';
import { DealCard } from '../cards/deal-card.tsx';
import { CardImage } from '../cards/image.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import screen from '../lists/list-screen.module.css';
import { Share } from '../sharing/share.tsx';
import { RelatedStrip } from '../strips/related-strip.tsx';
import styles from './activity.module.css';
import { ActivityState } from './activity-state.tsx';
import { activityTime } from './activity-time.ts';
import { StateTimer } from './state-timer.tsx';

const PICTURE_PX = 450;

type Props = {
  ctx: ViewContext;
  activity: Activity;
  /** Recommended deals; may be empty. */
  deals: readonly Deal[];
  /** Breadcrumbs; the last one is the page itself. */
  crumbs: readonly Crumb[];
  /** Member's own part in the activity. */
  own?: ReactNode;
  children?: ReactNode;
};

/** Frame of every activity's screen: breadcrumbs, the member's own part, the description and the rules. */
export function ActivityScreen({ ctx, activity, deals, crumbs, own, children }: Props) {
  return (
    <div
      className={screen.screen}
      data-testid="activity"
      data-id={activity.id}
      data-type={activity.type}
      data-state={activity.state}
    >
      <Breadcrumbs ctx={ctx} crumbs={crumbs} />
      <div className={styles.frame}>
        <div className={styles.head}>
          <Hero ctx={ctx} activity={activity} href={crumbs.at(-1)?.href ?? '/'} />
          <Invalid ctx={ctx} activity={activity} />
        </div>
        {own && <div className={styles.own}>{own}</div>}
        <div className={styles.parts}>
          {children}
          <Rules ctx={ctx} activity={activity} />
        </div>
      </div>
      <RelatedStrip
        ctx={ctx}
        id="activity-deals"
        title={ctx.t('section.recommendedDeals')}
        cards={deals.map((deal) => ({ id: deal.id, card: <DealCard ctx={ctx} deal={deal} /> }))}
      />
    </div>
  );
}

function Hero({ ctx, activity, href }: Pick<Props, 'ctx' | 'activity'> & { href: string }) {
  const { t } = ctx;
  const { id, type, state, title, summary, picture, startTime, endTime } = activity;
  const isTimed = type === 'LOTTERY';
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p>
          <ActivityState ctx={ctx} state={state} />
        </p>
        <h1 className={styles.title}>{title}</h1>
        {summary && <p>{summary}</p>}
        <p className={styles.time}>{activityTime(ctx, activity)}</p>
        {isTimed && state === 'COMING_SOON' && (
          <StateTimer at={startTime} from={ctx.now} label={t('activities.opensIn')} />
        )}
        {isTimed && state === 'RUNNING' && (
          <StateTimer at={endTime} from={ctx.now} label={t('activities.closesIn')} />
        )}
        <Share ctx={ctx} href={href} title={title} activityId={id} picture={picture} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <CardImage sources={[picture]} width={PICTURE_PX} fit="contain" urgent />
        </div>
      )}
    </header>
  );
}

function Invalid({ ctx, activity: { state, invalidTime, invalidReason } }: Pick<Props, 'ctx' | 'activity'>) {
  if (state !== 'INVALID') return null;
  const { t } = ctx;
  return (
    <div className={styles.notice} role="note" data-testid="activity-invalid">
      <Icon name="warning" />
      <div>
        <p className={styles.strong}>{t('errors.ACTIVITY_INVALID')}</p>
        {invalidReason && <p>{invalidReason}</p>}
        {invalidTime !== undefined && (
          <p>{t('activities.invalidSince', { time: formatDateTime(invalidTime, ctx) })}</p>
        )}
      </div>
    </div>
  );
}

function Rules({ ctx: { t }, activity }: Pick<Props, 'ctx' | 'activity'>) {
  const { rules = '', organiser, licenceNumber, licenceExemption } = activity;
  const facts = [
    [t('activities.organiser'), organiser],
    [t('activities.licence'), licenceNumber],
    [t('activities.exemption'), licenceExemption],
  ].filter(([, text]) => text);
  return (
    <section className={styles.card} aria-labelledby="activity-rules" data-testid="activity-rules">
      <h2 id="activity-rules">{t('activities.rules')}</h2>
      {rules && (
        <ul className={styles.rules}>
          {rules.split('\n').map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
