import type { CSSProperties, ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { jumpLink } from '../links/jump-link.ts';
import { localHref, paths, screenPath } from '../links/paths.ts';
import { UnreadBadge } from '../messages/unread-badge.tsx';
import styles from './bottom-bar.module.css';

type Entry = { href: string; icon: IconName; label: string; isCurrent: boolean };

/** The phone's main menu at the thumb: the tenant's own, or else the built-in one. */
export function BottomBar({ ctx, path }: { ctx: ViewContext; path: string }): ReactNode {
  const own = ownEntries(ctx, path);
  const entries = own.length > 0 ? own : builtIn(ctx, path);
  return (
    <nav
      className={styles.bar}
      style={{ '--entries': entries.length } as CSSProperties}
      aria-label={ctx.t('bar.label')}
      data-part="bar"
      data-testid="bottom-bar"
    >
      {entries.map(({ href, icon, label, isCurrent }) => {
        const link = {
          href,
          className: styles.entry,
          'aria-current': isCurrent ? 'page' : undefined,
        } as const;
        const content = (
          <>
            <Icon name={icon} size={22} />
            <span>{label}</span>
          </>
        );
        if (icon !== 'user')
          return (
            <Kept key={href} tag="a" {...link}>
              {content}
            </Kept>
          );
        return (
          <a key={href} {...link}>
            {content}
            <UnreadBadge />
          </a>
        );
      })}
    </nav>
  );
}

function ownEntries(ctx: ViewContext, path: string): Entry[] {
  const { menus, defaultLanguage } = ctx.tenant;
  return (menus?.bar ?? []).flatMap(({ label, link, icon }) => {
    const text = pickLocalized(label, ctx.lang, defaultLanguage);
    const jump = jumpLink(ctx, link);
    return text && jump ? [{ href: jump.href, icon, label: text, isCurrent: link === path }] : [];
  });
}

function builtIn(ctx: ViewContext, path: string): Entry[] {
  const { t, tenant } = ctx;
  const isGeneral = tenant.type === 'GENERAL';
  const entry = (to: string, icon: IconName, label: string) => ({
    href: localHref(ctx, to),
    icon,
    label,
    isCurrent: to === path,
  });
  const deals = isGeneral ? screenPath('/daily-special-offers') : paths.home(tenant.type);
  return [
    entry('/', 'home', t('bar.home')),
    entry(deals, 'tag', t('bar.deals')),
    entry(isGeneral ? paths.discover(tenant.type) : screenPath('/topic'), 'compass', t('bar.discover')),
    entry(screenPath('/deal-alerts'), 'drop', t('bar.alerts')),
    entry(screenPath('/profile'), 'user', t('bar.me')),
  ];
}
