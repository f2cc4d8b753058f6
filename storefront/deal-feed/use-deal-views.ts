import { type RefObject, useEffect } from 'react';
import { beacon } from '#client/beacon.ts';
import { isPreview } from '#client/preview.ts';
import { createViewCollector, type ViewEvent } from '#client/view-collector.ts';
import type { collectClicks } from '#schemas/api/search.ts';

/** Share of a card that must be visible to count as seen. */
const SEEN_SHARE = 0.5;

const send = (events: ViewEvent[]) =>
  beacon<typeof collectClicks>('/saas-search-service/clicks/collect', events);

/** Reports each deal whose card comes into view inside `list`, now or later, once (S1 §7); none in a preview. */
export function useDealViews(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element || !('IntersectionObserver' in window) || isPreview()) return;
    const collect = createViewCollector(send);
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const { id } = (target as HTMLElement).dataset;
          if (isIntersecting && id) collect({ id, type: 'DEAL', page: 'home', module: 'feed' });
        }
      },
      { threshold: SEEN_SHARE },
    );
    const watchCards = () => {
      for (const card of element.querySelectorAll('article[data-id]')) sight.observe(card);
    };
    const additions = new MutationObserver(watchCards);
    watchCards();
    additions.observe(element, { childList: true, subtree: true });
    return () => {
      additions.disconnect();
      sight.disconnect();
    };
  }, [list]);
}
