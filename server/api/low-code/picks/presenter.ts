import type { PickedContent } from '#schemas/entities/picked-content.ts';
import { presentTopic } from '../../content/topics/presenter.ts';
import type { Call } from '../../route.ts';
import { presentContent } from '../../search/contents/presenter.ts';
import { presentDeal } from '../../search/deals/presenter.ts';
import type { Pick } from './operations.ts';

/** A picked content in its API format. */
export function presentPick({ type, row }: Pick, call: Call): PickedContent {
  switch (type) {
    case 'CONTENT':
      return { type, deal: presentDeal(row, call) };
    case 'TOPIC':
      return { type, topic: presentTopic(row, call) };
    default:
      return { type, article: presentContent(row, call) };
  }
}
