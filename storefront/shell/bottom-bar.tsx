import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Icon } from '#ui/icon.tsx';
import { localHref, paths, screenPath } from '../links/paths.ts';
import { UnreadBadge } from '../messages/unread-badge.tsx';
import styles from './bottom-bar.module.css';

/** The phone's main menu at the thumb. */
export function BottomBar({ ctx, path }: { ctx: ViewContext; path: string }): ReactNode {
  const { t, tenant } = ctx;
  const home = { path: '/', icon: 'home', label: t('bar.home') } as const;
  const entries = [
    home,
    tenant.type === 'GENERAL'
      ? ({ path: screenPath('/daily-special-offers'), icon: 'tag', label: t('bar.deals') } as const)
      : ({ path: paths.home(tenant.type), icon: 'tag', label: t('bar.deals') } as const),
    tenant.type === 'GENERAL'
      ? ({ path: paths.discover(tenant.type), icon: 'compass', label: t('bar.discover') } as const)
      : ({ path: screenPath('/topic'), icon: 'compass', label: t('bar.discover') } as const),
    { path: screenPath('/deal-alerts'), icon: 'bell', label: t('bar.alerts') } as const,
    { path: screenPath('/profile'), icon: 'user', label: t('bar.me') } as const,
  ];
  return (
    <nav className={styles.bar} aria-label={t('bar.label')} data-testid="bottom-bar">
      {entries.map((entry) => (
        <a
          key={entry.path}
          href={localHref(ctx, entry.path)}
          className={styles.entry}
          aria-current={entry.path === path ? 'page' : undefined}
        >
          <Icon name={entry.icon} size={22} />
          <span>{entry.label}</span>
          {entry.icon === 'user' && <UnreadBadge />}
        </a>
      ))}
    </nav>
  );
}
