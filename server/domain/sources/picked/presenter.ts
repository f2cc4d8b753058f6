import type { PickedContent } from '#schemas/entities/picked-content.ts';
import type { Call } from '../../../platform/call.ts';
import { presentContent } from '../../articles/contents/presenter.ts';
import { presentTopic } from '../../articles/topics/presenter.ts';
import { presentDeal } from '../../catalogue/deals/presenter.ts';
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
