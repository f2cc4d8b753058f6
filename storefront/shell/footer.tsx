import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { localHref, screenPath } from '../links/paths.ts';
import { tenantName } from '../text/tenant-name.ts';
import styles from './footer.module.css';
import { MenuAnchor } from './menu-link.tsx';

/** The tenant's own links or else the fixed pages, and how the site earns its money (S2 §2). */
export function Footer({ ctx }: { ctx: ViewContext }): ReactNode {
  const { t, tenant } = ctx;
  const { footer: own = [], footerNote } = tenant.menus ?? {};
  const note = pickLocalized(footerNote, ctx.lang, tenant.defaultLanguage);
  const links = [
    [screenPath('/about-us'), t('footer.aboutUs')],
    [screenPath('/how-we-check-prices'), t('footer.prices')],
    [screenPath('/download'), t('footer.download')],
    [screenPath('/user-agreement'), t('footer.userAgreement')],
    [screenPath('/privacy-policy'), t('footer.privacyPolicy')],
    [screenPath('/sitemap'), t('footer.sitemap')],
    [screenPath('/ranking'), t('footer.ranking')],
    [screenPath('/help'), t('footer.help')],
  ] as const;
  return (
    <Kept tag="footer" className={styles.footer} data-testid="footer">
      <div className={styles.inner}>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            {own.map((entry) => (
              <li key={entry.link}>
                <MenuAnchor ctx={ctx} entry={entry} className={styles.link} />
              </li>
            ))}
            {own.length === 0 &&
              links.map(([path, label]) => (
                <li key={path}>
                  <a href={localHref(ctx, path)} className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            {tenant.consent.mode !== 'off' && (
              <li>
                <a href="#privacy-choices" className={styles.link}>
                  {t('footer.privacyChoices')}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <p className={styles.note}>{t('footer.disclosure')}</p>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.note}>© {tenantName(ctx)}</p>
      </div>
    </Kept>
  );
}
