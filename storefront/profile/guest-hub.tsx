import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { localHref, screenPath } from '../links/paths.ts';
import { AccountGains } from '../login/account-gains.tsx';
import { SignInButton } from '../login/sign-in-button.tsx';
import { recentLabels } from '../recent/recent-labels.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';
import styles from './guest-hub.module.css';

const HELP = [
  ['footer.help', screenPath('/help')],
  ['footer.prices', screenPath('/how-we-check-prices')],
  ['footer.aboutUs', screenPath('/about-us')],
  ['footer.privacyPolicy', screenPath('/privacy-policy')],
] as const;

/** The guest's page under "Me": uses of an account, language, theme, help, and the things viewed last. */
export function GuestHub({ ctx }: { ctx: ViewContext }): ReactNode {
  const { t, tenant } = ctx;
  return (
    <div className={styles.hub} data-testid="guest-hub">
      <section className={styles.card} aria-labelledby="hub-title">
        <h2 id="hub-title">{t('hub.title')}</h2>
        <AccountGains ctx={ctx} />
        <SignInButton label={t('hub.signIn')} noScript={t('hub.noScript')} />
      </section>
      <div className={styles.side}>
        <section className={styles.card} aria-label={t('hub.display')}>
          {tenant.languages.length > 1 && <Languages ctx={ctx} />}
          {tenant.theme.dark === 'toggle' && (
            <div className={`${styles.row} ${styles.theme}`}>
              <span>{t('header.theme')}</span>
              <ThemeToggle />
            </div>
          )}
        </section>
        <nav className={styles.card} aria-label={t('hub.help')}>
          {HELP.map(([label, path]) => (
            <a key={path} href={localHref(ctx, path)} className={styles.row}>
              {t(label)}
              <Icon name="chevron-right" size={18} />
            </a>
          ))}
          {tenant.contact?.email && (
            <a href={`mailto:${tenant.contact.email}`} className={styles.row}>
              {t('hub.contact')}
              <Icon name="chevron-right" size={18} />
            </a>
          )}
        </nav>
      </div>
      <div className={styles.recent}>
        <RecentlyViewed labels={recentLabels(ctx)} />
      </div>
    </div>
  );
}

function Languages({ ctx: { t, lang, tenant } }: { ctx: ViewContext }) {
  return (
    <nav className={styles.row} aria-label={t('header.language')}>
      <span>{t('header.language')}</span>
      <span className={styles.languages}>
        {tenant.languages.map((other) => (
          <a
            key={other}
            href={`/${other}${screenPath('/profile')}`}
            hrefLang={other}
            lang={other}
            aria-current={other === lang ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[other]}
          </a>
        ))}
      </span>
    </nav>
  );
}
