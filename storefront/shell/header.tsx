import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Icon } from '#ui/icon.tsx';
import { localHref, paths } from '../paths.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { tenantName } from './tenant-name.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** Logo, search as a plain form, language and theme. */
export function Header({ ctx, path }: { ctx: ViewContext; path: string }): ReactNode {
  const { t, tenant } = ctx;
  const { logo } = tenant.theme.brand ?? {};
  return (
    <header className={styles.header} data-testid="header">
      <div className={styles.row}>
        <a
          href={localHref(ctx, '/')}
          className={styles.logo}
          aria-label={`${tenantName(ctx)} – ${t('bar.home')}`}
        >
          {logo ? <img src={logo} alt="" width={96} height={32} /> : tenantName(ctx)}
        </a>
        <search className={styles.search}>
          <form action={localHref(ctx, paths.search())} className={styles.form}>
            <Icon name="search" size={18} />
            <input
              type="search"
              name="keyword"
              maxLength={100}
              placeholder={t('search.placeholder')}
              aria-label={t('search.placeholder')}
              autoComplete="off"
              className={styles.input}
            />
          </form>
        </search>
        <LanguageSwitch ctx={ctx} path={path} />
        {tenant.theme.dark === 'toggle' && <ThemeToggle />}
      </div>
    </header>
  );
}
