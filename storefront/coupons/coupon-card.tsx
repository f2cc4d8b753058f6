import type { ReactNode } from 'react';
import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import { PlatformLogo } from '../cards/platform-logo.tsx';
import { outboundHref } from '../links/outbound.ts';
import { CopyCode } from './copy-code.tsx';
import styles from './coupon-card.module.css';
import { CouponSlip } from './coupon-slip.tsx';
import { couponValue } from './coupon-value.ts';

type Props = { ctx: ViewContext; coupon: Coupon };

/** Coupon as a ticket: its discount, its scope, and its code to copy or the link to the shop. */
export function CouponCard({ ctx, coupon }: Props): ReactNode {
  const { t } = ctx;
  const { title, code, endTime } = coupon;
  const titleId = `coupon-${coupon.id}`;
  const shown = coupon.type === 'CODE' && code ? code : outboundHref(coupon.link);
  const value = t('coupon.off', { value: couponValue(ctx, coupon) });
  const facts = (
    <p className={styles.facts}>
      <PlatformLogo platform={coupon.platform} testId="coupon-platform" />
      {endTime !== undefined && <span>{t('coupon.until', { date: formatDate(endTime, ctx) })}</span>}
    </p>
  );
  return (
    <article
      className={styles.ticket}
      aria-labelledby={titleId}
      data-testid="coupon"
      data-id={coupon.id}
      data-type={coupon.type}
    >
      <p className={styles.value}>{value}</p>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {facts}
        <div className={styles.actions}>
          {coupon.type === 'CODE' && code && <CopyCode code={code} />}
          <UseLink ctx={ctx} coupon={coupon} />
          {shown && (
            <CouponSlip ctx={ctx} id={coupon.id} title={title ?? value} text={shown}>
              <p className={styles.slipValue}>{value}</p>
              <p>{title}</p>
              {facts}
            </CouponSlip>
          )}
        </div>
      </div>
    </article>
  );
}

function UseLink({ ctx: { t }, coupon: { link, platform, type } }: Props): ReactNode {
  const href = outboundHref(link);
  if (!href) return null;
  const name = platformLook(platform)?.name;
  return (
    <a
      className={type === 'CODE' ? buttons.secondary : buttons.primary}
      href={href}
      target="_blank"
      rel="sponsored noopener"
      aria-label={name && t('coupon.useOn', { platform: name })}
      data-testid="coupon-link"
    >
      {t('coupon.use')}
    </a>
  );
}
