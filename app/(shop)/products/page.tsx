import { classifications } from '#schemas/api/content.ts';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { ProductList } from '#storefront/products/product-list.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { readGoods } from '../goods-list.ts';
import { ListJson } from '../list-json.tsx';
import { LIST_LIFETIME } from '../list-lifetime.ts';
import { pageMetadata } from '../page-metadata.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.products', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.products'), description });
}

export default async function ProductsPage() {
  const { api, request } = pageContext();
  const [goods, next] = await Promise.all([
    readGoods({}),
    api.call(classifications, { body: { level: 1, type: 'GOODS' } }, { signal: request.signal }),
  ]);
  tagPage(request, ['classifications']);
  request.answer.lifetime = LIST_LIFETIME;
  const { ctx } = goods;
  const crumbs = screenCrumbs(ctx, { name: ctx.t('screen.products'), path: screenPath('/products') });
  return (
    <>
      <ListJson {...goods} crumbs={crumbs} />
      <ProductList {...goods} crumbs={crumbs} next={next} />
    </>
  );
}
