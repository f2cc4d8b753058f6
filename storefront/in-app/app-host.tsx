'use client';

import { useEffect } from 'react';
import { takeOverLinks } from '#client/navigation-bridge.tsx';
import { contentSubject } from './content-subject.ts';

const loadBridge = () => import('#client/bridge/bridge.ts').then(({ appBridge }) => appBridge());

/** Within the app: what opens a content's detail page opens the app's own. */
export function AppHost(): null {
  useEffect(() => {
    loadBridge().catch(() => undefined);
    return takeOverLinks((href, follow) => {
      const subject = contentSubject(href);
      if (!subject) return false;
      const url = new URL(href, window.location.origin).href;
      loadBridge().then(
        (bridge) => bridge.send({ method: 'navigate.jumpToContentDetail', params: { subject, url } }, follow),
        follow,
      );
      return true;
    });
  }, []);
  return null;
}
