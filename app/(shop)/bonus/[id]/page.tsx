import { notFound } from 'next/navigation';
import { activityMessages, memberMessages } from '#locales/text.ts';
import { InlineJson } from '#runtime/inline-json.tsx';
import { BonusScreen } from '#storefront/activities/bonus-screen.tsx';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { pageContext } from '../../../page-context.ts';
import { activityMetadata, readActivity, readActivityDeals } from '../../activity-page.ts';

export const generateMetadata = () => activityMetadata('BONUS');

export default async function BonusPage() {
  const { ctx } = pageContext();
  const [{ activity, crumbs }, deals] = await Promise.all([readActivity('BONUS'), readActivityDeals()]);
  const { bonus } = activity;
  if (!bonus) notFound();
  const messages = { ...memberMessages(ctx.lang), ...activityMessages(ctx.lang) };
  return (
    <>
      <InlineJson value={graph([breadcrumbList(ctx, crumbs)])} />
      <BonusScreen
        ctx={ctx}
        activity={activity}
        deals={deals}
        bonus={bonus}
        messages={messages}
        crumbs={crumbs}
      />
    </>
  );
}
