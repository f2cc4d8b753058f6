import type { ReactNode } from 'react';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { FilteredScreen } from '#storefront/products/filtered-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { readDeals } from '../deal-list.ts';
import { DocumentPage, documentMetadata } from '../document-page.tsx';
import { ListJson } from '../list-json.tsx';
import { orMissing } from '../or-missing.ts';
import { pageMetadata } from '../page-metadata.ts';

/** Lifetime in s. Publishing a page here purges nothing, so it is short. */
const UNTIL_A_DOCUMENT = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 86_400 };

export async function generateMetadata() {
  if (await hasDocument()) return documentMetadata(screenPath('/deals'));
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.deals', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.deals'), description });
}

/** Tenant's own page of deals, such as an article tenant's (X25), or else the list of all. */
export default async function DealsPage(): Promise<ReactNode> {
  if (await hasDocument()) return <DocumentPage path={screenPath('/deals')} />;
  const { request } = pageContext();
  const list = await readDeals({ kind: 'deals' });
  request.answer.lifetime = UNTIL_A_DOCUMENT;
  const title = list.ctx.t('screen.deals');
  const crumbs = screenCrumbs(list.ctx, { name: title, path: screenPath('/deals') });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <FilteredScreen {...list} testId="deal-list" title={title} crumbs={crumbs} />
    </>
  );
}

async function hasDocument(): Promise<boolean> {
  const { api, request } = pageContext();
  if (request.preview) return true;
  return (await orMissing(api.call(pageByPath, { query: { path: screenPath('/deals') } }))) !== undefined;
}
