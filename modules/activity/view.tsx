import type { ReactNode } from 'react';
import { activityPath } from '#locales/format/target-path.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { Activity } from '#schemas/entities/activity.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { ActivityState } from '#storefront/activities/activity-state.tsx';
import { activityTime } from '#storefront/activities/activity-time.ts';
import { nextChange } from '#storefront/activities/load-activity.ts';
import { CardImage } from '#storefront/cards/image.tsx';
import { localHref } from '#storefront/links/paths.ts';
import buttons from '#ui/button.module.css';
import type { ActivityProps } from './module.ts';
import styles from './styles.module.css';

/** Number of a lottery's prizes that are named. */
const PRIZES_SHOWN = 3;
const PICTURE_PX = 450;

type Props = ViewProps<ActivityProps, Activity | undefined>;

/** Teaser of a lottery, a bonus or badges: its state, its prizes, and the link to it. */
export function ActivityView({ id, props, data, ctx }: Props): ReactNode {
  if (!data) return null;
  const { t } = ctx;
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage) || data.title;
  const heading = `${id}-title`;
  const change = nextChange(data);
  const goods = goodsOf(data);
  return (
    <ModuleSection id={id} type="activity" labelledBy={heading}>
      <div className={styles.box} data-id={data.id} data-state={data.state}>
        <div className={styles.picture}>
          <CardImage sources={[data.picture]} width={PICTURE_PX} fit="contain" />
        </div>
        <div className={styles.words}>
          <p className={styles.state}>
            <ActivityState ctx={ctx} state={data.state} />
            {activityTime(ctx, data)}
          </p>
          <h2 id={heading}>{title}</h2>
          {data.summary && <p className={styles.text}>{data.summary}</p>}
          {goods.length > 0 && (
            <ul className={styles.goods}>
              {goods.map(({ key, name, count }) => (
                <li key={key}>
                  {name}
                  {count !== undefined && ` × ${count}`}
                </li>
              ))}
            </ul>
          )}
          <p>
            <a
              className={change === undefined ? buttons.secondary : buttons.primary}
              href={localHref(ctx, activityPath(data))}
              aria-describedby={heading}
            >
              {t(change === undefined ? 'activity.results' : 'activity.open')}
            </a>
          </p>
        </div>
      </div>
    </ModuleSection>
  );
}

/** First prizes of a lottery with their numbers, or the names of badges. */
function goodsOf({ lottery, badges }: Activity): { key: string; name: string; count?: number }[] {
  const prizes = lottery?.prizes.map(({ id, name, total }) => ({ key: id, name, count: total }));
  return (prizes ?? badges?.map(({ id, name }) => ({ key: id, name })) ?? []).slice(0, PRIZES_SHOWN);
}
