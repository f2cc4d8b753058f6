import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { CouponTicket } from '#storefront/coupons/coupon-ticket.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import type { CouponsProps } from './module.ts';
import styles from './styles.module.css';

type Props = ViewProps<CouponsProps, readonly Coupon[]>;

/** Wall of coupons: rows of three, on a phone two rows that scroll sideways. */
export function CouponsView({ id, props, data, ctx }: Props): ReactNode {
  if (data.length === 0) return null;
  const own = { title: ctx.t('screen.coupons'), href: localHref(ctx, screenPath('/coupons')) };
  const heading = moduleHeading(ctx, id, props, own);
  return (
    <ModuleSection id={id} type="coupons" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      <ul className={styles.wall}>
        {data.map((coupon) => (
          <li key={coupon.id} data-testid="coupon-ticket" data-id={coupon.id}>
            <CouponTicket ctx={ctx} coupon={coupon} />
          </li>
        ))}
      </ul>
    </ModuleSection>
  );
}
