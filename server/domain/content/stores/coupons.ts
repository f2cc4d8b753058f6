import { coupons } from '../../catalogue/schema.ts';
import { type ContentStore, column } from '../store.ts';

export const couponStore: ContentStore = {
  table: coupons,
  fields: {
    title: column(coupons.title),
    type: column(coupons.type),
    platform: column(coupons.platform),
    discountType: column(coupons.discountType),
    discount: column(coupons.discount),
    code: column(coupons.code),
    link: column(coupons.link),
    shelfTime: column(coupons.shelfTime),
    startTime: column(coupons.startTime),
    endTime: column(coupons.endTime),
  },
  searched: ['title', 'code'],
  newRow: (_id, _values, { scope }) => ({ currency: scope.tenant.currency }),
  tags: () => ['coupons'],
};
