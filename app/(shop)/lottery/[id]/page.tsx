import { notFound } from 'next/navigation';
import { activityMessages, memberMessages } from '#locales/text.ts';
import { InlineJson } from '#runtime/inline-json.tsx';
import { lotteryResults } from '#schemas/api/activities.ts';
import { PAGE } from '#schemas/constants.ts';
import { LotteryScreen } from '#storefront/activities/lottery-screen.tsx';
import { pageNumber } from '#storefront/links/page-query.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { pageContext } from '../../../page-context.ts';
import { activityMetadata, readActivity, readActivityDeals } from '../../activity-page.ts';

export const generateMetadata = () => activityMetadata('LOTTERY');

export default async function LotteryPage() {
  const { ctx, api, request } = pageContext();
  const [{ activity, crumbs }, deals] = await Promise.all([readActivity('LOTTERY'), readActivityDeals()]);
  const { id, state, lottery } = activity;
  if (!lottery) notFound();
  const page = pageNumber(request.query.page);
  const input = { params: { id }, query: { page, size: PAGE.size } };
  const winners =
    state === 'COMING_SOON' ? undefined : await api.call(lotteryResults, input, { signal: request.signal });
  return (
    <>
      <InlineJson value={graph([breadcrumbList(ctx, crumbs)])} />
      <LotteryScreen
        ctx={ctx}
        activity={activity}
        deals={deals}
        lottery={lottery}
        winners={winners}
        page={page}
        messages={{ ...memberMessages(ctx.lang), ...activityMessages(ctx.lang) }}
        crumbs={crumbs}
      />
    </>
  );
}
