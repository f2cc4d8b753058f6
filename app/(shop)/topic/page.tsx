import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { ListScreen } from '#storefront/lists/list-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { ListJson } from '../list-json.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { readList } from '../read-list.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.topics', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.topics'), description });
}

export default async function TopicsPage() {
  const list = await readList({ kind: 'topics' }, ['topics']);
  const { ctx } = list;
  const title = ctx.t('screen.topics');
  const crumbs = screenCrumbs(ctx, { name: title, path: screenPath('/topic') });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <ListScreen {...list} testId="topic-list" title={title} crumbs={crumbs} />
    </>
  );
}
