import { notFound } from 'next/navigation';
import { brandByCode, brandDetail, brandExtend } from '#schemas/api/integration.ts';
import { dealPages, dealsByBrand } from '#schemas/api/invented/catalogue.ts';
import { SUBJECT_DEALS } from '#schemas/constants.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import { BrandDetail } from '#storefront/brands/brand-detail.tsx';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { paths, screenPath } from '#storefront/links/paths.ts';
import { goodsQuery, readChoices } from '#storefront/lists/product-filter.ts';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { lastSegment, pageContext, tagPage } from '../../../page-context.ts';
import { Composed, readBound } from '../../composed.tsx';
import { readGoods } from '../../goods-list.ts';
import { ListJson } from '../../list-json.tsx';
import { LIST_LIFETIME } from '../../list-lifetime.ts';
import { orMissing } from '../../or-missing.ts';
import { pageMetadata } from '../../page-metadata.ts';
import { movedTo } from '../../subject-page.ts';

export async function generateMetadata() {
  const { ctx, request } = pageContext();
  const { name = '', cover } = await brandAt();
  const description = ctx.t('meta.brand', { name, tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: name, description, image: cover });
}

export default async function BrandPage() {
  const { api, request } = pageContext();
  const { signal } = request;
  const brand = await brandAt();
  const { id } = brand;
  const [goods, counts, deals, bound] = await Promise.all([
    readGoods({ brandId: id }),
    api.call(brandExtend, { query: { id } }, { signal }),
    readDeals(id),
    readBound({ screen: 'brand', code: lastSegment() }, { brandId: id }),
  ]);
  tagPage(request, [`brand:${id}`, ...deals.content.map((deal) => `deal:${deal.id}`)]);
  request.answer.lifetime = LIST_LIFETIME;
  const { ctx } = goods;
  const crumbs = screenCrumbs(
    ctx,
    { name: ctx.t('screen.brands'), path: screenPath('/brands') },
    { name: brand.name ?? '', path: paths.brand(brand) },
  );
  return (
    <>
      <ListJson {...goods} crumbs={crumbs} />
      <Composed bound={bound}>
        <BrandDetail {...goods} crumbs={crumbs} brand={brand} counts={counts} deals={deals.content} />
      </Composed>
    </>
  );
}

/** The brand's hottest deals that can still be bought, by the filters of the address. @throws ApiError */
function readDeals(brandId: string) {
  const { api, request } = pageContext();
  const { query, signal } = request;
  const choices = readChoices(query.filter);
  if (choices.length === 0)
    return api.call(dealsByBrand, { body: { brandId, pageRequest: SUBJECT_DEALS } }, { signal });
  const list = { kind: 'brand' as const, brandId };
  const body = { list, query: goodsQuery(choices), pageRequest: SUBJECT_DEALS };
  return api.call(dealPages, { body }, { signal });
}

/** Brand by the code in the address; its id redirects there (X27), any other is 404. */
async function brandAt(): Promise<Brand> {
  const { api } = pageContext();
  const code = lastSegment();
  const brand = await orMissing(api.call(brandByCode, { query: { code } }));
  if (brand) return brand;
  const { code: own } = (await orMissing(api.call(brandDetail, { params: { id: code } }))) ?? notFound();
  return own === undefined ? notFound() : movedTo(paths.brand({ id: code, code: own }));
}
