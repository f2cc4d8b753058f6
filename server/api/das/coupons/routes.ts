import { couponPages } from '#schemas/api/das.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { couponPage } from './operations.ts';
import { presentCoupon } from './presenter.ts';

export const couponRoutes = [
  route(couponPages, async ({ body }, call) =>
    presentPage(await couponPage(call, body.type, body.pageRequest), (row) => presentCoupon(row, call)),
  ),
];
