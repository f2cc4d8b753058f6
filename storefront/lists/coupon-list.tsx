import type { ReactNode } from 'react';
import { COUPON_TYPES } from '#schemas/enums/coupon.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import type { Crumb } from '../links/crumbs.ts';
import type { ItemListProps } from './item-list.tsx';
import { ListScreen } from './list-screen.tsx';

type CouponType = (typeof COUPON_TYPES)[keyof typeof COUPON_TYPES];

/** The `tab` of an address; anything unknown is all coupons. */
export function couponType(tab: string | undefined): CouponType {
  return Object.values(COUPON_TYPES).find((type) => type === tab) ?? COUPON_TYPES.ALL;
}

const tabHref = (type: CouponType) => `?${new URLSearchParams(type === '' ? {} : { tab: type })}`;

/** Coupons under tabs of their types (S1 §3). */
export function CouponList(list: ItemListProps & { crumbs: readonly Crumb[] }): ReactNode {
  const { t } = list.ctx;
  const links = [
    { href: tabHref('CODE'), label: t('coupon.CODE') },
    { href: tabHref('DISCOUNT'), label: t('coupon.DISCOUNT') },
  ];
  return (
    <ListScreen {...list} testId="coupon-list" title={t('screen.coupons')}>
      <LinkStrip
        links={[{ href: tabHref(''), label: t('list.all') }, ...links]}
        current={tabHref(couponType(list.query.tab))}
        labels={{ list: t('screen.coupons'), previous: t('action.previous'), next: t('action.next') }}
      />
    </ListScreen>
  );
}
