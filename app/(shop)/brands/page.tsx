import { topClassifications } from '#schemas/api/content.ts';
import { brandQuery } from '#storefront/brands/brand-choice.ts';
import { BrandList } from '#storefront/brands/brand-list.tsx';
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
  const description = ctx.t('meta.brands', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.brands'), description });
}

export default async function BrandsPage() {
  const { api, request } = pageContext();
  const [list, categories, bound] = await Promise.all([
    readList({ kind: 'brands', query: brandQuery(request.query) }, ['brands']),
    api.call(topClassifications, {}, { signal: request.signal }),
    readBound({ screen: 'brands' }),
  ]);
  const { ctx } = list;
  const crumbs = screenCrumbs(ctx, { name: ctx.t('screen.brands'), path: screenPath('/brands') });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <Composed bound={bound}>
        <BrandList {...list} crumbs={crumbs} categories={categories.filter(({ type }) => type === 'GOODS')} />
      </Composed>
    </>
  );
}
