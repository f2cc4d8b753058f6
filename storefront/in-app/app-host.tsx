'use client';

import { useEffect } from 'react';
import { takeOverLinks } from '#client/navigation-bridge.tsx';

const load = () => import('./open-in-app.ts');

/** Within the app: what opens a content's detail page opens the app's own. */
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
