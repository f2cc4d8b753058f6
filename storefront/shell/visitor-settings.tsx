'use client';

import { useEffect } from 'react';
import { tellOfLeaving } from '#client/session.ts';
import { timezoneOffset } from '#client/timezone.ts';
import { useView } from '#runtime/view-context.tsx';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';

type Props = {
  /**
   * Categories, given with TEST_HOOKS only: `window.__APP_CONTEXT__` then resolves to the page's context, these
   * included.
   */
  exposedCategories?: readonly CategoryNode[] | undefined;
};

/**
 * Stores values that the server can't know by itself: the language chosen by address, the time zone, and that no app
 * has announced itself. Reports a sign-out that the server hasn't received.
 */
export function VisitorSettings({ exposedCategories }: Props): null {
  const view = useView();
  const { lang } = view;
  useEffect(() => {
    const isChosen = window.location.pathname.split('/', 2)[1] === lang;
    if (isChosen) {
      setCookie('languages', lang);
      setCookie('i18next', lang);
    }
    const cookies = document.cookie;
    if (!getCookie('platform', cookies)) setCookie('platform', 'Web');
    if (!getCookie('timezone', cookies))
      setCookie('timezone', timezoneOffset(new Date().getTimezoneOffset()));
  }, [lang]);
  useEffect(() => {
    tellOfLeaving();
    window.addEventListener('online', tellOfLeaving);
    return () => window.removeEventListener('online', tellOfLeaving);
  }, []);
  useEffect(() => {
    if (!exposedCategories) return;
    // Read on demand, so that no page does more with TEST_HOOKS than without.
    const read = async () => {
      const { readAppContext } = await import('#client/app-context.ts');
      return readAppContext(view, exposedCategories);
    };
    Object.defineProperty(window, '__APP_CONTEXT__', { configurable: true, get: read });
  }, [view, exposedCategories]);
  return null;
}
