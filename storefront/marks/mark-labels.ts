import type { ViewContext } from '#runtime/context.ts';
import type { Mark } from './mark-calls.ts';

/** Labels of a card's heart. */
export function markLabels({ t }: Pick<ViewContext, 't'>, action: Mark['action']) {
  return { mark: t(action === 'COLLECT' ? 'card.favorite' : 'card.like'), close: t('action.close') };
}
