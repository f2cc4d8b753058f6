import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { screenPath } from '#storefront/links/paths.ts';
import { CouponList, couponType } from '#storefront/lists/coupon-list.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { Composed, readBound } from '../composed.tsx';
import { ListJson } from '../list-json.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { readList } from '../read-list.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('meta.coupons', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, paged: true, title: ctx.t('screen.coupons'), description });
}

export default async function CouponsPage() {
  const { query } = pageContext().request;
  const [list, bound] = await Promise.all([
    readList({ kind: 'coupons', type: couponType(query.tab) }, ['coupons']),
    readBound({ screen: 'coupons' }),
  ]);
  const { ctx } = list;
  const crumbs = screenCrumbs(ctx, { name: ctx.t('screen.coupons'), path: screenPath('/coupons') });
  return (
    <>
      <ListJson {...list} crumbs={crumbs} />
      <Composed bound={bound}>
        <CouponList {...list} crumbs={crumbs} />
      </Composed>
    </>
  );
}
