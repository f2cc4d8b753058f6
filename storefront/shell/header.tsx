import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { localHref, paths } from '../links/paths.ts';
import { SearchBox } from '../search/search-box.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { tenantName } from './tenant-name.ts';
import { ThemeToggle } from './theme-toggle.tsx';

type Props = {
  ctx: ViewContext;
  path: string;
  /** What is being searched for. */
  keyword: string;
};

/** Logo, search, language and theme. */
export function Header({ ctx, path, keyword }: Props): ReactNode {
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
        <SearchBox action={localHref(ctx, paths.search())} keyword={keyword} />
        <LanguageSwitch ctx={ctx} path={path} />
        {tenant.theme.dark === 'toggle' && <ThemeToggle />}
      </div>
    </header>
  );
}
