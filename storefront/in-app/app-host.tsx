'use client';

import { useEffect } from 'react';
import { takeOverLinks } from '#client/navigation-bridge.tsx';

const load = () => import('./open-in-app.ts');

/** App-only link handler: links to a content's detail page open the app's own page. */
export function AppHost(): null {
  useEffect(() => {
    load().then(
      ({ greetApp }) => greetApp(),
      () => undefined,
    );
    return takeOverLinks((href, follow) => {
      load().then(({ openInApp }) => openInApp(href, follow), follow);
    });
  }, []);
  return null;
}
