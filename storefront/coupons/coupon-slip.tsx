import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { QrCode } from '#ui/qr-code.tsx';
import styles from './coupon-slip.module.css';
import { PrintButton } from './print-button.tsx';

type Props = {
  ctx: ViewContext;
  /** Id of the coupon: a page has one slip for each coupon. */
  id: string;
  /** The coupon's title. */
  title: string;
  /** Code of the coupon, or its link if it has none. */
  text: string;
  /** Terms of the coupon: discount, scope, place and end. */
  children: ReactNode;
};

/** Printable slip of a coupon with a QR code. The browser opens and closes it without script. */
export function CouponSlip({ ctx: { t }, id, title, text, children }: Props): ReactNode {
  const slipId = `coupon-slip-${id}`;
  const label = `${t('coupon.slip')} ${title}`;
  return (
    <>
      <button
        type="button"
        className={`${buttons.secondary} ${styles.opener}`}
        popoverTarget={slipId}
        aria-label={label}
        data-testid="coupon-slip-open"
      >
        {t('coupon.slip')}
      </button>
      <section
        id={slipId}
        popover="auto"
        aria-label={label}
        className={styles.slip}
        data-testid="coupon-slip"
      >
        {children}
        <QrCode text={text} label={t('coupon.qr', { text })} testId="coupon-qr" />
        <code className={styles.text}>{text}</code>
        <p className={styles.actions}>
          <PrintButton />
          <button
            type="button"
            className={buttons.secondary}
            popoverTarget={slipId}
            popoverTargetAction="hide"
          >
            {t('action.close')}
          </button>
        </p>
      </section>
    </>
  );
}
