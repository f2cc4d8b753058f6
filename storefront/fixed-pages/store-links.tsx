import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { Drawing } from '#ui/icon.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { OpenAppButton } from '../download-guide/open-app-button.tsx';
import { outboundHref } from '../links/outbound.ts';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './fixed-pages.module.css';

/** App stores by names that are the same in every language, each with a drawing that is no company's mark. */
const STORES = [
  [
    'apple',
    'App Store',
    'M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM12 6v9M9 12l3 3 3-3M11 19h2',
  ],
  ['google', 'Google Play', 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2M12 11v7M9 15l3 3 3-3'],
  ['huawei', 'Huawei AppGallery', 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 13v8M14 18l3 3 3-3'],
] as const;

/**
 * Links into the tenant's app and to its stores; nothing if it has none. A desktop shows a code for the phone instead of
 * the link into the app.
 */
export function StoreLinks({ ctx }: { ctx: ViewContext }) {
  const { t } = ctx;
  const { appLinks, siteOrigin } = ctx.tenant;
  const stores = STORES.flatMap(([id, store, mark]) => {
    const href = outboundHref(appLinks[id]);
    return href ? [{ id, store, mark, href }] : [];
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
        {stores.map(({ id, store, mark, href }) => (
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
              <Drawing path={mark} size={22} />
              {store}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
