import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { QrCode } from '#ui/qr-code.tsx';
import { OpenAppButton } from '../download-guide/open-app-button.tsx';
import { outboundHref } from '../links/outbound.ts';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './fixed-pages.module.css';

/** App stores, by names that are the same in every language. */
const STORES = [
  ['apple', 'App Store'],
  ['google', 'Google Play'],
  ['huawei', 'Huawei AppGallery'],
] as const;

/**
 * Links into the tenant's app and to its stores; nothing if it has none. A desktop shows a code for the phone instead of
 * the link into the app.
 */
export function StoreLinks({ ctx }: { ctx: ViewContext }) {
  const { t } = ctx;
  const { appLinks, siteOrigin } = ctx.tenant;
  const stores = STORES.flatMap(([id, store]) => {
    const href = outboundHref(appLinks[id]);
    return href ? [{ id, store, href }] : [];
  });
  const isOpenable = appLinks.custom && ctx.terminal !== 'app';
  if (stores.length === 0 && !isOpenable) return null;
  const page = localHref(ctx, screenPath('/download'));
  const isPhone = ctx.device === 'phone';
  return (
    <div className={styles.app}>
      {!isPhone && (
        <figure className={styles.scan} data-testid="download-qr">
          <QrCode text={siteOrigin + page} label={t('download.qr')} />
          <figcaption>{t('download.scan')}</figcaption>
        </figure>
      )}
      <ul className={styles.actions}>
        {isOpenable && isPhone && (
          <li>
            <OpenAppButton href={page} path={localHref(ctx, '/')} className={buttons.primary}>
              {t('download.open')}
            </OpenAppButton>
          </li>
        )}
        {stores.map(({ id, store, href }) => (
          <li key={id}>
            <a
              className={styles.store}
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={t('download.from', { store })}
              data-testid="store-link"
              data-id={id}
            >
              {store}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
