import type { ReactNode } from 'react';
import { appAddress } from '#client/app-open/open-app.ts';
import { useView } from '#runtime/view-context.tsx';
import { later } from '#ui/later.tsx';
import styles from './publish.module.css';

const QrCode = later(async () => (await import('#ui/qr-code.tsx')).QrCode);

/** QR codes that open a review link on a phone: in its browser, and in the shop's app if there is one. */
export function PhoneCodes({ href }: { href: string }): ReactNode {
  const { t, tenant } = useView();
  const inApp = appAddress(tenant, new URL(href).pathname);
  return (
    <div className={styles.codes}>
      <figure>
        <QrCode text={href} label={t('phone.browserCode')} testId="phone-qr" />
        <figcaption>{t('phone.browser')}</figcaption>
      </figure>
      {inApp && (
        <figure>
          <QrCode text={inApp} label={t('phone.appCode')} testId="app-qr" />
          <figcaption>{t('phone.app')}</figcaption>
        </figure>
      )}
    </div>
  );
}
