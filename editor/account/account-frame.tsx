'use client';

import type { ReactNode } from 'react';
import buttons from '#ui/button.module.css';
import { LanguageSelect } from '../kit/language-select.tsx';
import { PaletteButton } from '../kit/palette-button.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { keepLanguage, signOut } from './auth-client.ts';
import { useOperator } from './operator.tsx';
import { INBOX, useScreens } from './screens.ts';

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
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <strong>{me.tenantName}</strong>
        <Navigation path={path} />
        <PaletteButton />
        <LanguageSelect onChoose={keepLanguage} />
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
  const { unread } = useOperator();
  const groups = useScreens();
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
