import { LeaderboardList } from '#storefront/leaderboards/leaderboard-list.tsx';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { Composed, readBound } from '../composed.tsx';
import { ListJson } from '../list-json.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { readList } from '../read-list.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.leaderboard', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.leaderboard'), description });
}

export default async function LeaderboardsPage() {
  const [list, bound] = await Promise.all([
    readList({ kind: 'boards' }, ['boards']),
    readBound({ screen: 'leaderboard' }),
  ]);
  const { ctx } = list;
  const crumbs = screenCrumbs(ctx, { name: ctx.t('screen.leaderboard'), path: screenPath('/leaderboard') });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <Composed bound={bound}>
        <LeaderboardList {...list} crumbs={crumbs} />
      </Composed>
    </>
  );
}
