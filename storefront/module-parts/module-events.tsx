'use client';

import { useEffect } from 'react';
import { beacon } from '#client/beacon.ts';
import { isObserved } from '#client/browser-headers.ts';
import { isPreview } from '#client/preview.ts';
import type { collectModuleEvents } from '#schemas/api/invented/insight.ts';

type Event = { node: string; kind: 'impression' | 'click' };

/** Waits this long for more events before sending them together: a phone's radio wakes for each request. */
const GATHER_MS = 2_500;
/** The server accepts this many events in a request. */
const MAX_EVENTS = 50;
/** Limit of events that wait for the visitor's consent. */
const MAX_WAITING = 200;
/** A module counts as seen when it reaches the middle half of the window, however tall it is. */
const MIDDLE = '-25% 0px';

/**
 * Records which modules of a page are seen and clicked, each once a visit, for the editor's insight, if the visitor may be
 * observed; none in a preview.
 */
export function ModuleEvents({ path }: { path: string }): null {
  useEffect(() => {
    if (!('IntersectionObserver' in window) || isPreview()) return;
    const counted = new Set<string>();
    const waiting: Event[] = [];
    const flush = () => {
      // Without consent the events wait for the end of the visit to the page, and end with it.
      if (!isObserved()) return;
      const events = waiting.splice(0, MAX_EVENTS);
      // A lost event does no harm; the shopper must not notice.
      if (events.length > 0) send(path, events).catch(() => undefined);
    };
    const count = (target: Element | null, kind: Event['kind']) => {
      const node = target?.getAttribute('data-node');
      if (!node || counted.has(`${kind} ${node}`) || waiting.length >= MAX_WAITING) return;
      counted.add(`${kind} ${node}`);
      if (waiting.push({ node, kind }) === 1) setTimeout(flush, GATHER_MS);
    };
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) count(target, 'impression');
      },
      { rootMargin: MIDDLE },
    );
    // The last chance to send: a link may lead to another page's load, a shop or the app.
    const onHidden = () => {
      if (document.hidden) flush();
    };
    const onClick = ({ target }: MouseEvent) => count((target as Element).closest('[data-node]'), 'click');
    for (const module of document.querySelectorAll('[data-node]')) sight.observe(module);
    document.addEventListener('click', onClick, true);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      sight.disconnect();
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('visibilitychange', onHidden);
      flush();
    };
  }, [path]);
  return null;
}

async function send(page: string, events: Event[]): Promise<void> {
  await beacon<typeof collectModuleEvents>('/saas-low-code-service/api/insight/collect', { page, events });
}
