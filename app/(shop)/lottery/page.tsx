import { InlineJson } from '#runtime/inline-json.tsx';
import { activityList } from '#schemas/api/invented/activities.ts';
import { PAGE } from '#schemas/constants.ts';
import { ActivityList } from '#storefront/activities/activity-list.tsx';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { pageNumber } from '#storefront/links/page-query.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { untilNext } from '../activity-page.ts';
import { pageMetadata } from '../page-metadata.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('activities.meta', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.activities'), description });
}

export default async function ActivitiesPage() {
  const { ctx, api, request } = pageContext();
  const page = pageNumber(request.query.page);
  const query = { page, size: PAGE.size };
  const { content, totalElements } = await api.call(activityList, { query }, { signal: request.signal });
  const moments = content.flatMap(({ startTime, endTime, drawTime }) => [startTime, endTime, drawTime]);
  tagPage(request, ['activities']);
  request.answer.lifetime = untilNext(moments, ctx.now);
  const crumbs = screenCrumbs(ctx, { name: ctx.t('screen.activities'), path: screenPath('/lottery') });
  const pages = Math.ceil(totalElements / PAGE.size);
  return (
    <>
      <InlineJson value={graph([breadcrumbList(ctx, crumbs)])} />
      <ActivityList ctx={ctx} activities={content} page={page} pages={pages} crumbs={crumbs} />
    </>
  );
}
