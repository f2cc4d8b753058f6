import type { ReactNode } from 'react';
import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import { PlatformLogo } from '../cards/platform-logo.tsx';
import { outboundHref } from '../links/outbound.ts';
import { CopyCode } from './copy-code-island.tsx';
import styles from './coupon-ticket.module.css';
import { couponValue } from './coupon-value.ts';

type Props = { ctx: ViewContext; coupon: Coupon };

/** Coupon with one action, for a row of them: its discount, its terms, its shop and end, then the code or the link. */
export function CouponTicket({ ctx, coupon }: Props): ReactNode {
  const { t } = ctx;
  const { endTime } = coupon;
  return (
    <div className={styles.ticket}>
      <strong className={styles.value}>{t('coupon.off', { value: couponValue(ctx, coupon) })}</strong>
      <div className={styles.body}>
        <p className={styles.terms}>{coupon.title}</p>
        <p className={styles.facts}>
          <PlatformLogo platform={coupon.platform} testId="coupon-platform" />
          {endTime !== undefined && <span>{t('coupon.until', { date: formatDate(endTime, ctx) })}</span>}
        </p>
        <Use ctx={ctx} coupon={coupon} />
      </div>
    </div>
  );
}

function Use({ ctx: { t }, coupon }: Props) {
  const { type, code, platform } = coupon;
  if (type === 'CODE' && code) {
    return (
      <div className={styles.code}>
        <CopyCode code={code} isSecondary />
      </div>
    );
  }
  const href = outboundHref(coupon.link);
  const name = platformLook(platform)?.name;
  return (
    href && (
      <a
        className={buttons.secondary}
        href={href}
        target="_blank"
        rel="sponsored noopener"
        aria-label={name && t('coupon.useOn', { platform: name })}
      >
        {t('coupon.use')}
      </a>
    )
  );
}
