import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ActivitySummary } from '#schemas/entities/activity.ts';

/** Time at which an activity opens, closes or has closed, in the tenant's time zone; '' once it is invalid. */
export function activityTime(
  ctx: Pick<ViewContext, 't' | 'lang' | 'tenant'>,
  { state, startTime, endTime }: Pick<ActivitySummary, 'state' | 'startTime' | 'endTime'>,
): string {
  if (state === 'COMING_SOON') return ctx.t('activities.opens', { time: formatDateTime(startTime, ctx) });
  const time = formatDateTime(endTime, ctx);
  if (state === 'RUNNING') return ctx.t('activities.closes', { time });
  return state === 'ENDED' ? ctx.t('activities.closed', { time }) : '';
}
