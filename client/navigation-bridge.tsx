'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { forgetView, leaveBy, returnToView } from './kept-views.ts';
import {
  completeRoute,
  decideNavigation,
  type KeptQuery,
  type RouteProgress,
  startRoute,
} from './navigation.ts';
import styles from './navigation-bridge.module.css';

type TakeOver = (href: string, follow: () => void) => void;

let takeOver: TakeOver | undefined;

/** Sets a handler for links to pages of this site; `follow` opens the page here. */
export function takeOverLinks(follower: TakeOver): () => void {
  takeOver = follower;
  return () => {
    takeOver = undefined;
  };
}

/** Client navigation for the page's plain links, with a progress bar for navigations to another path. */
export function NavigationBridge(): ReactNode {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [progress, setProgress] = useState<RouteProgress>();
  const kept = useRef<KeptQuery>(undefined);

  useEffect(() => {
    setProgress((running) => completeRoute(running, pathname));
  }, [pathname]);

  // Added after the navigation: with it in the request Next would treat the page as another one, and scroll to its top.
  // Only after that navigation: a change of the state ends one under way.
  useEffect(() => {
    if (kept.current?.of !== search.toString()) return;
    const { query } = kept.current;
    kept.current = undefined;
    // Without its mark Next treats the state as its own.
    const { __NA: _, ...state } = window.history.state ?? {};
    window.history.replaceState(state, '', `?${query}`);
  }, [search]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      const decision = decideNavigation(
        {
          href: link.href,
          target: link.target,
          hreflang: link.hreflang,
          isDownload: link.hasAttribute('download'),
          isModified: event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
          replaceWithin: link.dataset.replaceWithin,
          keepsQuery: link.dataset.keepsQuery !== undefined,
        },
        new URL(window.location.href),
      );
      if (decision.kind === 'native') return;
      event.preventDefault();
      if (decision.kind === 'new-window') {
        window.open(decision.href, '_blank', 'noopener');
        return;
      }
      const open = () => {
        if (decision.kind === 'replace') forgetView();
        else leaveBy(link);
        if (decision.kind === 'push') setProgress(startRoute(window.location.pathname, decision.href));
        kept.current = decision.kept;
        router[decision.kind](decision.href, { scroll: decision.scroll });
      };
      if (takeOver) takeOver(decision.href, open);
      else open();
    };
    document.addEventListener('click', follow);
    window.addEventListener('popstate', returnToView);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', returnToView);
    };
  }, [router]);

  return progress ? (
    <div data-testid="route-progress" role="progressbar" aria-label="…" className={styles.progress} />
  ) : null;
}
