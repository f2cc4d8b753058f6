import { boards } from '#schemas/api/service-in-one.ts';
import { PAGE } from '#schemas/constants.ts';
import { LeaderboardList } from '#storefront/leaderboards/leaderboard-list.tsx';
import { pageNumber } from '#storefront/page-query.ts';
import { tenantName } from '#storefront/shell/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { pageMetadata } from '../page-metadata.ts';

/** Seconds; a purge of the leaderboards comes first. */
const LIFETIME = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.leaderboard', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.leaderboard'), description });
}

export default async function LeaderboardsPage() {
  const { ctx, api, request } = pageContext();
  const page = pageNumber(request.query.page);
  const { content, totalElements } = await api.call(
    boards,
    { body: { pageRequest: { page, size: PAGE.size } } },
    { signal: request.signal },
  );
  tagPage(request, ['boards', ...content.map(({ id }) => `board:${id}`)]);
  request.answer.lifetime = LIFETIME;
  const pages = Math.ceil(totalElements / PAGE.size);
  return <LeaderboardList ctx={ctx} boards={content} page={page} pages={pages} query={request.query} />;
}
