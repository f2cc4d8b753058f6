'use client';

import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { changePreferences } from '#schemas/api/invented/inbox.ts';
import { hasRole, isAdmitted } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { LanguageSelect } from '../kit/language-select.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { useOperator } from './operator.tsx';

const INBOX = '/editor/inbox';
/** Owners of the instance alone see this screen. */
const SHOPS = '/editor/shops';

/** Groups of screens, each with the role and the area that see a screen; a group opens the first of its screens. */
const GROUPS = [
  {
    text: 'account.toPages',
    screens: [
      { path: '/editor', text: 'account.toPages', role: 'viewer', area: 'pages' },
      { path: INBOX, text: 'inbox.title', role: 'viewer', area: 'own' },
      { path: '/editor/releases', text: 'release.title', role: 'viewer', area: 'pages' },
      { path: '/editor/figures', text: 'figures.title', role: 'viewer', area: 'pages' },
    ],
  },
  {
    text: 'content.title',
    screens: [{ path: '/editor/content', text: 'content.title', role: 'viewer', area: 'content' }],
  },
  {
    text: 'account.data',
    screens: [
      { path: '/editor/feeds', text: 'feeds.title', role: 'viewer', area: 'feeds' },
      { path: '/editor/categories', text: 'desk.categories', role: 'editor', area: 'content' },
      { path: '/editor/words', text: 'desk.words', role: 'editor', area: 'content' },
      { path: '/editor/prices', text: 'desk.prices', role: 'editor', area: 'content' },
    ],
  },
  {
    text: 'account.people',
    screens: [
      { path: '/editor/members', text: 'desk.members', role: 'editor', area: 'members' },
      { path: '/editor/reports', text: 'desk.reports', role: 'publisher', area: 'members' },
      { path: '/editor/activities', text: 'activityDesk.title', role: 'editor', area: 'content' },
      { path: '/editor/outbox', text: 'desk.outbox', role: 'owner', area: 'members' },
    ],
  },
  {
    text: 'team.title',
    screens: [
      { path: '/editor/team', text: 'team.title', role: 'viewer', area: 'own' },
      { path: '/editor/security', text: 'security.title', role: 'viewer', area: 'own' },
      { path: '/editor/connections', text: 'connections.title', role: 'owner', area: 'settings' },
      { path: '/editor/audit', text: 'audit.title', role: 'publisher', area: 'settings' },
      { path: SHOPS, text: 'shops.title', role: 'owner', area: 'settings' },
    ],
  },
] as const;

type Props = {
  /** Screen that the navigation marks as the current one. */
  path: string;
  title: string;
  /** Screen above this one. */
  parent?: { path: string; name: string };
  /** Whether the screen needs more than the usual width, such as for a table. */
  isWide?: boolean;
  children: ReactNode;
};

/** Frame of the account screens: the signed-in operator, the navigation, and signing out. */
export function AccountFrame({ path, title, parent, isWide, children }: Props) {
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
        <Navigation path={path} />
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
      <main className={styles.main} data-wide={isWide}>
        <div>
          {parent && (
            <a className={styles.parent} href={parent.path}>
              ‹ {parent.name}
            </a>
          )}
          <h1>{title}</h1>
        </div>
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

/** Groups of screens in a line, and below it the screens of the current group. */
function Navigation({ path }: { path: string }) {
  const t = useText();
  const { role, scopes, unread, isInstanceOwner } = useOperator();
  const groups = GROUPS.map(({ text, screens }) => ({
    text,
    screens: screens.filter(
      ({ path: to, role: least, area }) =>
        hasRole(role, least) &&
        isAdmitted(scopes, { area, method: 'GET' }) &&
        (to !== SHOPS || isInstanceOwner),
    ),
  }));
  const current = groups.find(({ screens }) => screens.some((screen) => screen.path === path));
  return (
    <nav aria-label={t('account.menu')} className={styles.nav}>
      <ul className={styles.groups}>
        {groups.map(({ text, screens }) => {
          const [first] = screens;
          if (!first) return null;
          const isCurrent = text === current?.text;
          return (
            <li key={text}>
              <a
                href={first.path}
                className={styles.navLink}
                aria-current={isCurrent ? (current.screens.length > 1 ? 'true' : 'page') : undefined}
              >
                {t(text)}
                {!isCurrent && screens.some((screen) => screen.path === INBOX) && <Unread count={unread} />}
              </a>
            </li>
          );
        })}
      </ul>
      {current && current.screens.length > 1 && (
        <ul className={styles.groups} aria-label={t(current.text)}>
          {current.screens.map((screen) => (
            <li key={screen.path}>
              <a
                href={screen.path}
                className={styles.navLink}
                aria-current={screen.path === path ? 'page' : undefined}
              >
                {t(screen.text)}
                {screen.path === INBOX && <Unread count={unread} />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-testid="unread">
      {count}
    </span>
  );
}
