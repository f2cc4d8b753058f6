'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { browserStorage } from '#ui/safe-storage.ts';
import styles from './theme-toggle.module.css';

/** Storage key of the visitor's theme; `theme-script.ts` reads it before the first paint. */
const THEME_KEY = 'theme';

/** Switch between light and dark, remembered on this device, which until then follows its own setting. */
export function ThemeToggle(): ReactNode {
  const { t } = useView();
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const { theme } = document.documentElement.dataset;
    setDark(theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches));
  }, []);

  const toggle = () => {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    browserStorage.set(THEME_KEY, theme);
    setDark(!isDark);
  };
  return (
    <button
      type="button"
      className={`${buttons.icon} ${styles.toggle}`}
      aria-label={`${t('header.theme')}: ${t(isDark ? 'theme.dark' : 'theme.light')}`}
      aria-pressed={isDark}
      data-testid="theme-toggle"
      onClick={toggle}
    >
      <Icon name={isDark ? 'moon' : 'sun'} />
    </button>
  );
}
