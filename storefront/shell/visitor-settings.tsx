'use client';

import { useEffect } from 'react';
import { timezoneOffset } from '#client/timezone.ts';
import { useView } from '#runtime/view-context.tsx';
import { getCookie, setCookie } from '#ui/cookie.ts';

/** Remembers what the server can't know by itself: the language chosen by address, and the time zone. */
export function VisitorSettings(): null {
  const { lang } = useView();
  useEffect(() => {
    const isChosen = window.location.pathname.split('/', 2)[1] === lang;
    if (isChosen) {
      setCookie('languages', lang);
      setCookie('i18next', lang);
    }
    if (!getCookie('timezone')) setCookie('timezone', timezoneOffset(new Date().getTimezoneOffset()));
  }, [lang]);
  return null;
}
