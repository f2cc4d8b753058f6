import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { activityDetail } from '#schemas/api/activities.ts';
import { activityDeals } from '#schemas/api/search.ts';
import { RECOMMENDED_DEALS } from '#schemas/constants.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { ActivityType } from '#schemas/enums/activity.ts';
import { type Crumb, screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { lastSegment, pageContext, tagPage } from '../page-context.ts';
import { orMissing } from './or-missing.ts';
import { pageMetadata } from './page-metadata.ts';

/** Lifetime in s: the number of prizes left changes with every draw. */
const MAX_AGE = 30;

/** Lifetime of a page that changes at some of these times (ms), never past the next one. */
export function untilNext(moments: readonly (number | undefined)[], now: number) {
  const next = Math.min(...moments.flatMap((at) => (at !== undefined && at > now ? [at] : [])));
  return {
    maxAge: Math.max(1, Math.min(MAX_AGE, (next - now) / 1_000)),
    staleWhileRevalidate: 0,
    staleIfError: 3_600,
  };
}

/** Activity of one type at the address, in its current state; else 404. */
export async function readActivity(type: ActivityType): Promise<{ activity: Activity; crumbs: Crumb[] }> {
  const { ctx, api, request } = pageContext();
  const id = lastSegment();
  const found = await orMissing(api.call(activityDetail, { params: { id } }, { signal: request.signal }));
  if (found?.type !== type) notFound();
  const { startTime, endTime, invalidTime, lottery } = found;
  tagPage(request, [`activity:${id}`]);
  request.answer.lifetime = untilNext([startTime, endTime, invalidTime, lottery?.drawTime], ctx.now);
  const crumbs = screenCrumbs(
    ctx,
    { name: ctx.t('screen.activities'), path: screenPath('/lottery') },
    { name: found.title, path: request.path },
  );
  return { activity: found, crumbs };
}

/** A few recommended deals for an activity's page; none if they can't be read. */
export async function readActivityDeals(): Promise<readonly Deal[]> {
  const { api, request } = pageContext();
  const body = { pageRequest: RECOMMENDED_DEALS };
  const found = await api.call(activityDeals, { body }, { signal: request.signal }).catch(() => undefined);
  const deals = found?.content ?? [];
  tagPage(request, ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)]);
  return deals;
}

/** Metadata of an activity's page. An invalid one stays out of indexes. */
export async function activityMetadata(type: ActivityType): Promise<Metadata> {
  const { ctx, request } = pageContext();
  const { activity } = await readActivity(type);
  const { title, summary, picture, state } = activity;
  const description = summary ?? ctx.t('activities.metaOne', { title, tenant: tenantName(ctx) });
  const facts = { title, description, image: picture, noindex: state === 'INVALID' };
  return pageMetadata(ctx, { ...request, ...facts, paged: type === 'LOTTERY' });
}
