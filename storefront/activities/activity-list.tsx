import { formatDateTime } from '#locales/format/date.ts';
import { activityPath } from '#locales/format/target-path.ts';
import type { ViewContext } from '#runtime/context.ts';
import { PAGE } from '#schemas/constants.ts';
import type { ActivitySummary } from '#schemas/entities/activity.ts';
import { hasKey } from '#schemas/typed-object.ts';
import { NoData } from '#ui/no-data.tsx';
import { CardImage } from '../cards/image.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { localHref } from '../links/paths.ts';
import { EmptyPage } from '../lists/empty-page.tsx';
import screen from '../lists/list-screen.module.css';
import { NumberedPages } from '../lists/numbered-pages.tsx';
import styles from './activity-list.module.css';
import { ActivityState } from './activity-state.tsx';
import { activityTime } from './activity-time.ts';

/** An activity's kind in words. */
const KINDS = { LOTTERY: 'screen.lottery', BONUS: 'screen.bonus', BADGE: 'screen.badge' } as const;
const PICTURE_PX = 450;

type Props = {
  ctx: ViewContext;
  activities: readonly ActivitySummary[];
  page: number;
  pages: number;
  crumbs: readonly Crumb[];
};

/** /lottery: all activities of the shop, running ones first. */
export function ActivityList({ ctx, activities, page, pages, crumbs }: Props) {
  const { t } = ctx;
  return (
    <div className={screen.screen} data-testid="activity-list">
      <Breadcrumbs ctx={ctx} crumbs={crumbs} />
      <h1>{t('screen.activities')}</h1>
      <p>{t('activities.intro')}</p>
      {activities.length === 0 && page === PAGE.first && <NoData message={t('activities.empty')} />}
      {activities.length === 0 && page > PAGE.first && <EmptyPage ctx={ctx} page={page} query={{}} />}
      <ul className={styles.list}>
        {activities.map((activity, index) => (
          <li key={activity.id}>
            <Card ctx={ctx} activity={activity} eager={index < 2} />
          </li>
        ))}
      </ul>
      <NumberedPages ctx={ctx} page={page} pages={pages} query={{}} />
    </div>
  );
}

type CardProps = { ctx: ViewContext; activity: ActivitySummary; eager: boolean };

function Card({ ctx, activity, eager }: CardProps) {
  const { t } = ctx;
  const { id, type, state, title, summary, picture, drawTime, prizeCount } = activity;
  const kind = hasKey(KINDS, type) ? KINDS[type] : undefined;
  if (!kind) return null;
  const facts = [
    activityTime(ctx, activity),
    drawTime !== undefined && state === 'RUNNING' && drawText(ctx, drawTime),
    prizeCount ? t('lottery.total', { count: prizeCount }) : '',
  ].filter(Boolean);
  return (
    <a
      className={styles.card}
      href={localHref(ctx, activityPath(activity))}
      data-testid="activity-card"
      data-id={id}
      data-state={state}
    >
      <span className={styles.cover}>
        <CardImage sources={[picture]} width={PICTURE_PX} eager={eager} />
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>
          <ActivityState ctx={ctx} state={state} />
          {t(kind)}
        </span>
        <b className={styles.title}>{title}</b>
        {summary && <span className={styles.text}>{summary}</span>}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
    </a>
  );
}

const drawText = (ctx: ViewContext, at: number) => ctx.t('lottery.drawAt', { time: formatDateTime(at, ctx) });
