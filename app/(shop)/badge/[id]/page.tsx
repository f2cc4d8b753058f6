import { activityMessages } from '#locales/text.ts';
import { InlineJson } from '#runtime/inline-json.tsx';
import { BadgeScreen } from '#storefront/activities/badge-screen.tsx';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { pageContext } from '../../../page-context.ts';
import { activityMetadata, readActivity, readActivityDeals } from '../../activity-page.ts';

export const generateMetadata = () => activityMetadata('BADGE');

export default async function BadgePage() {
  const { ctx } = pageContext();
  const [{ activity, crumbs }, deals] = await Promise.all([readActivity('BADGE'), readActivityDeals()]);
  return (
    <>
      <InlineJson value={graph([breadcrumbList(ctx, crumbs)])} />
      <BadgeScreen
        ctx={ctx}
        activity={activity}
        deals={deals}
        messages={activityMessages(ctx.lang)}
        crumbs={crumbs}
      />
    </>
  );
}
