import type { ViewContext } from '#runtime/context.ts';
import type { Mark } from '../intents/mark.ts';

/** Label of a card's heart. */
export function markLabel({ t }: Pick<ViewContext, 't'>, action: Mark['action']): string {
  return t(action === 'COLLECT' ? 'card.favorite' : 'card.like');
}
