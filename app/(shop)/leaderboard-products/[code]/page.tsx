import { notFound } from 'next/navigation';
import { board, boardByCode, boards } from '#schemas/api/service-in-one.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { LeaderboardDetail } from '#storefront/leaderboards/leaderboard-detail.tsx';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { paths, screenPath } from '#storefront/links/paths.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { lastSegment, pageContext } from '../../../page-context.ts';
import { Composed, readBound } from '../../composed.tsx';
import { ListJson } from '../../list-json.tsx';
import { orMissing } from '../../or-missing.ts';
import { pageMetadata } from '../../page-metadata.ts';
import { readList } from '../../read-list.ts';
import { movedTo } from '../../subject-page.ts';

export async function generateMetadata() {
  const { ctx, request } = pageContext();
  const { name = '' } = await boardAt();
  const description = ctx.t('meta.board', { name, tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: name, description });
}

export default async function LeaderboardPage() {
  const { api, request } = pageContext();
  const own = await boardAt();
  const [list, others, bound] = await Promise.all([
    readList({ kind: 'board-places', groupId: own.id }, ['boards', `board:${own.id}`]),
    api.call(boards, { body: { groupType: 'RANKING', pageRequest: {} } }, { signal: request.signal }),
    readBound({ screen: 'leaderboard-products', code: lastSegment() }, { boardId: own.id }),
  ]);
  const { ctx } = list;
  const crumbs = screenCrumbs(
    ctx,
    { name: ctx.t('screen.leaderboard'), path: screenPath('/leaderboard') },
    { name: own.name ?? '', path: request.path },
  );
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <Composed bound={bound}>
        <LeaderboardDetail {...list} crumbs={crumbs} board={own} boards={others.content} />
      </Composed>
    </>
  );
}

/** Leaderboard by the code in the address; its id redirects there, any other is 404. */
async function boardAt(): Promise<ItemGroup> {
  const { api } = pageContext();
  const code = lastSegment();
  const query = { ignoreOnline: false };
  const found = await orMissing(api.call(boardByCode, { params: { code }, query }));
  if (found) return found;
  const { code: own } = (await orMissing(api.call(board, { params: { id: code }, query }))) ?? notFound();
  return own === undefined ? notFound() : movedTo(paths.leaderboard(own));
}
