import { notFound } from 'next/navigation';
import { dealModules } from '#schemas/api/search.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { paths } from '#storefront/links/paths.ts';
import { dealListName, dealModuleTitle } from '#storefront/module-parts/deal-module.ts';
import { FilteredScreen } from '#storefront/products/filtered-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { lastSegment, pageContext } from '../../../page-context.ts';
import { readDeals } from '../../deal-list.ts';
import { ListJson } from '../../list-json.tsx';
import { pageMetadata } from '../../page-metadata.ts';
import { movedTo } from '../../subject-page.ts';

export async function generateMetadata() {
  const { ctx, request } = pageContext();
  const title = dealModuleTitle(await moduleAt(), ctx);
  const description = ctx.t('meta.dealList', { name: title, tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title, description });
}

/** The full list of one of the home page's deal modules (S2 §2). */
export default async function DealListPage() {
  const module = await moduleAt();
  const list = await readDeals({ kind: 'module-deals', moduleId: module.moduleId });
  const { ctx } = list;
  const title = dealModuleTitle(module, ctx);
  const crumbs = screenCrumbs(ctx, { name: title, path: pageContext().request.path });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <FilteredScreen {...list} testId="deal-list" title={title} crumbs={crumbs} />
    </>
  );
}

/**
 * Deal module at the address: the two special ones by their labels, to which their ids redirect, any other by its id.
 */
async function moduleAt(): Promise<DealModule> {
  const { api } = pageContext();
  const name = lastSegment();
  const modules = await api.call(dealModules, {});
  const found =
    modules.find(({ moduleId }) => moduleId === name) ??
    modules.find(({ kind }) => kind !== 'module' && kind === name) ??
    notFound();
  const own = paths.dealList(dealListName(found));
  return own === paths.dealList(name) ? found : movedTo(own);
}
