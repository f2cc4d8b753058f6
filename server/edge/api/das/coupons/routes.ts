import { couponPages } from '#schemas/api/das.ts';
import { couponPage } from '../../../../domain/catalogue/coupons/operations.ts';
import { presentCoupon } from '../../../../domain/catalogue/coupons/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const couponRoutes = [
  route(couponPages, async ({ body }, call) =>
    presentPage(await couponPage(call, body, body.pageRequest), (row) => presentCoupon(row, call)),
  ),
];
