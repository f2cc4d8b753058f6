import { notFound } from 'next/navigation';
import {
  childClassifications,
  classification,
  classificationParentsByCode,
  relatedClassifications,
} from '#schemas/api/content.ts';
import { goodsCategories } from '#schemas/api/das.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { productCrumbs } from '#storefront/links/crumbs.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import { ProductList } from '#storefront/products/product-list.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { lastSegment, pageContext, tagPage } from '../../../page-context.ts';
import { categoryPaths } from '../../category-paths.ts';
import { Composed, readBoundCategory } from '../../composed.tsx';
import { readGoods } from '../../goods-list.ts';
import { ListJson } from '../../list-json.tsx';
import { LIST_LIFETIME } from '../../list-lifetime.ts';
import { orMissing } from '../../or-missing.ts';
import { pageMetadata } from '../../page-metadata.ts';
import { movedTo } from '../../subject-page.ts';

export async function generateMetadata() {
  const { ctx, request } = pageContext();
  const category = await categoryAt();
  const { name } = category;
  const description = ctx.t('meta.productCategory', { name, tenant: tenantName(ctx) });
  const addresses = await categoryPaths(category, paths.productCategory);
  return pageMetadata(ctx, { ...request, paths: addresses, paged: true, title: name, description });
}

export default async function ProductCategoryPage() {
  const { api, request } = pageContext();
  const { signal } = request;
  const category = await categoryAt();
  const { code } = category;
  const readParents = api.call(classificationParentsByCode, { query: { code } }, { signal });
  const [goods, parents, next, bound] = await Promise.all([
    readGoods({ classificationCode: code }),
    readParents,
    nextCategories(category),
    readParents.then((above) => readBoundCategory('products', category, above)),
  ]);
  tagPage(request, ['classifications']);
  request.answer.lifetime = LIST_LIFETIME;
  const own = { name: category.name, href: localHref(goods.ctx, paths.productCategory(category)) };
  const crumbs = productCrumbs(goods.ctx, parents, own);
  return (
    <Composed bound={bound}>
      <ListJson {...goods} crumbs={crumbs} />
      <ProductList {...goods} category={category} crumbs={crumbs} next={next} />
    </Composed>
  );
}

/**
 * Category of products by the code after the last dash of the address, or the response 404; an address with another
 * name or with its id redirects permanently.
 */
async function categoryAt(): Promise<CategoryNode> {
  const slug = lastSegment();
  const code = slug.slice(slug.lastIndexOf('-') + 1);
  const { api, request } = pageContext();
  // Shared with the page's frame, which requests all categories, too.
  const categories = await api.call(goodsCategories, {});
  if (!slug.includes('-') || !/^\w+$/.test(code)) notFound();
  const found =
    categories.find((category) => category.code === code) ??
    (await orMissing(api.call(classification, { params: { id: code } }))) ??
    notFound();
  if (found.type !== 'GOODS') notFound();
  const own = paths.productCategory(found);
  return decodeURIComponent(own) === decodeURIComponent(request.path) ? found : movedTo(own);
}

/** Categories below one, or else its siblings. */
async function nextCategories(category: CategoryNode): Promise<CategoryNode[]> {
  const { api, request } = pageContext();
  const options = { signal: request.signal };
  const { id } = category;
  const children = await api.call(childClassifications, { params: { id } }, options);
  if (children.length > 0) return children;
  return [category, ...(await api.call(relatedClassifications, { body: { id } }, options))];
}
