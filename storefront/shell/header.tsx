import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { localHref, paths, screenPath } from '../links/paths.ts';
import { UnreadBadge } from '../messages/unread-badge.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { tenantName } from '../text/tenant-name.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type Props = {
  ctx: ViewContext;
  path: string;
  /** Keyword of the current search. */
  keyword: string;
};

/** Logo, search, language, theme and, where there is no bar below, the assistant and the account. */
export function Header({ ctx, path, keyword }: Props): ReactNode {
  const { t, tenant } = ctx;
  const { logo } = tenant.theme.brand ?? {};
  const { searchHint, assistant = true, account = true } = tenant.header ?? {};
  const hint = pickLocalized(searchHint, ctx.lang, tenant.defaultLanguage);
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
        <SearchBox action={localHref(ctx, paths.search())} keyword={keyword} hint={hint} />
        {assistant && (
          <Kept
            tag="a"
            href={localHref(ctx, paths.aiShopping())}
            className={`${buttons.icon} ${styles.account}`}
            data-testid="ai-link"
          >
            <Icon name="spark" label={t('screen.aiShopping')} />
          </Kept>
        )}
        <LanguageSwitch ctx={ctx} path={path} />
        {tenant.theme.dark === 'toggle' && <ThemeToggle />}
        {account && (
          <a
            href={localHref(ctx, screenPath('/profile'))}
            className={`${buttons.icon} ${styles.account}`}
            data-testid="account"
          >
            <Icon name="user" label={t('bar.me')} />
            <UnreadBadge />
          </a>
        )}
      </div>
    </header>
  );
}
