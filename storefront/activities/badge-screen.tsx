import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Crumb } from '../links/crumbs.ts';
import { ActivityScreen } from './activity-screen.tsx';
import { BadgeList } from './badge-list.tsx';

type Props = {
  ctx: ViewContext;
  activity: Activity;
  deals: readonly Deal[];
  messages: Messages;
  crumbs: readonly Crumb[];
};

/** /badge/{id}: the badges and the condition for earning each. */
export function BadgeScreen({ ctx, activity, deals, messages, crumbs }: Props) {
  return (
    <ActivityScreen ctx={ctx} activity={activity} deals={deals} crumbs={crumbs}>
      <BadgeList activityId={activity.id} badges={activity.badges ?? []} messages={messages} />
    </ActivityScreen>
  );
}
