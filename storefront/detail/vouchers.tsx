import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import { CopyCode } from '../coupons/copy-code.tsx';
import { couponValue } from '../coupons/coupon-value.ts';
import { outboundHref } from '../links/outbound.ts';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './vouchers.module.css';

type Props = { ctx: ViewContext; coupons: readonly Coupon[]; platform: string | undefined };

/** Coupons that can be used at the shop that the buy button leads to, each with one action. */
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
      <ul className={styles.list}>
        {usable.map((coupon) => (
          <li key={coupon.id} className={styles.voucher} data-testid="voucher">
            <strong className={styles.value}>{t('coupon.off', { value: couponValue(ctx, coupon) })}</strong>
            <span className={styles.text}>
              <span>{coupon.title}</span>
              {coupon.endTime !== undefined && (
                <small>{t('coupon.until', { date: formatDate(coupon.endTime, ctx) })}</small>
              )}
            </span>
            <span className={styles.action}>
              <Use ctx={ctx} coupon={coupon} platform={name} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Use({ ctx: { t }, coupon, platform }: { ctx: ViewContext; coupon: Coupon; platform: string }) {
  if (coupon.type === 'CODE' && coupon.code) return <CopyCode code={coupon.code} isSecondary />;
  const href = outboundHref(coupon.link);
  return (
    href && (
      <a
        className={buttons.secondary}
        href={href}
        target="_blank"
        rel="sponsored noopener"
        aria-label={t('coupon.useOn', { platform })}
      >
        {t('coupon.use')}
      </a>
    )
  );
}
