import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { platformLook } from '#schemas/platforms.ts';
import { CouponTicket } from '../coupons/coupon-ticket.tsx';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './vouchers.module.css';

type Props = { ctx: ViewContext; coupons: readonly Coupon[]; platform: string | undefined };

/** Coupons of the shop that the buy button leads to; nobody has said for which things each of them holds. */
export function Vouchers({ ctx, coupons, platform }: Props) {
  const { t } = ctx;
  const name = platformLook(platform)?.name;
  const usable = coupons.filter(({ startTime = 0 }) => startTime <= ctx.now);
  if (!name || usable.length === 0) return null;
  return (
    <section className={styles.vouchers} aria-labelledby="vouchers" data-testid="vouchers">
      <div className={styles.heading}>
        <h2 id="vouchers">{t('detail.vouchers', { platform: name })}</h2>
        <a href={localHref(ctx, screenPath('/coupons'))}>{t('detail.allVouchers')}</a>
      </div>
      <p className={styles.terms}>{t('detail.vouchersTerms')}</p>
      <ul className={styles.list}>
        {usable.map((coupon) => (
          <li key={coupon.id} data-testid="voucher">
            <CouponTicket ctx={ctx} coupon={coupon} />
          </li>
        ))}
      </ul>
    </section>
  );
}
