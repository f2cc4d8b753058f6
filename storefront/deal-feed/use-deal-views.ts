import { type RefObject, useEffect } from 'react';
import { isPreview } from '#client/preview.ts';
import { createViewCollector, type ViewEvent } from '#client/view-collector.ts';

/** How much of a card must be in sight to count as seen. */
const SEEN_SHARE = 0.5;

/** Reports each deal whose card comes into sight inside `list`, now or later, once (S1 §7); none in a preview. */
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
      for (const card of element.querySelectorAll('[data-testid="deal-card"]')) sight.observe(card);
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

async function send(events: ViewEvent[]): Promise<void> {
  const [{ browserApi }, { collectClicks }] = await Promise.all([
    import('#client/browser-api.ts'),
    import('#schemas/api/search.ts'),
  ]);
  await browserApi().call(collectClicks, { body: events });
}
