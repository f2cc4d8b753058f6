'use client';

import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { changePreferences } from '#schemas/api/invented/inbox.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { LanguageSelect } from '../kit/language-select.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { useOperator } from './operator.tsx';

const LINKS = [
  { path: '/editor', text: 'account.toPages', role: 'viewer' },
  { path: '/editor/inbox', text: 'inbox.title', role: 'viewer' },
  { path: '/editor/releases', text: 'release.title', role: 'viewer' },
  { path: '/editor/figures', text: 'figures.title', role: 'viewer' },
  { path: '/editor/activities', text: 'activityDesk.title', role: 'editor' },
  { path: '/editor/members', text: 'desk.members', role: 'editor' },
  { path: '/editor/feeds', text: 'feeds.title', role: 'viewer' },
  { path: '/editor/categories', text: 'desk.categories', role: 'editor' },
  { path: '/editor/words', text: 'desk.words', role: 'editor' },
  { path: '/editor/prices', text: 'desk.prices', role: 'editor' },
  { path: '/editor/reports', text: 'desk.reports', role: 'publisher' },
  { path: '/editor/outbox', text: 'desk.outbox', role: 'owner' },
  { path: '/editor/team', text: 'team.title', role: 'viewer' },
  { path: '/editor/security', text: 'security.title', role: 'viewer' },
  { path: '/editor/audit', text: 'audit.title', role: 'publisher' },
] as const;

/** Frame of the account screens: the signed-in operator, the navigation, and signing out. */
export function AccountFrame({
  path,
  title,
  children,
}: {
  path: string;
  title: string;
  children: ReactNode;
}) {
  const t = useText();
  const me = useOperator();
  const signOut = async () => {
    await authCall('/sign-out');
    window.location.assign('/editor/sign-in');
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <strong>{me.tenantName}</strong>
        <nav aria-label={t('account.menu')} className={styles.nav}>
          {LINKS.filter(({ role }) => hasRole(me.role, role)).map((link) => (
            <a
              key={link.path}
              href={link.path}
              className={styles.navLink}
              aria-current={link.path === path ? 'page' : undefined}
            >
              {t(link.text)}
              {link.path === '/editor/inbox' && me.unread > 0 && (
                <span className={styles.count} data-testid="unread">
                  {me.unread}
                </span>
              )}
            </a>
          ))}
        </nav>
        <LanguageSelect
          onChoose={(language) => browserApi().call(changePreferences, { body: { language } })}
        />
        <span className={styles.who}>
          {me.name} · {t(`role.${me.role}`)}
        </span>
        <button type="button" className={buttons.secondary} onClick={() => void signOut()}>
          {t('account.signOut')}
        </button>
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {children}
        {me.others.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.heading}>{t('account.otherShops')}</h2>
            <ul className={styles.others}>
              {me.others.map((other) => (
                <li key={other.editorUrl}>
                  <a className={styles.link} href={other.editorUrl}>
                    {other.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <a className={styles.link} href="/api/reference">
            {t('reference.title')}
          </a>
        </p>
      </main>
    </div>
  );
}
