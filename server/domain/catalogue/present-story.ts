import type { PriceStory } from '#schemas/entities/price-story.ts';
import { decimal } from '../../platform/wire.ts';
import { lowLabel } from './price-labels.ts';
import type { PriceStory as Story } from './price-story.ts';

/** A price story in its API format. */
export function presentStory(story: Story): PriceStory {
  const { usual, percent, verdict, since, lastChecked, staleness, reduction } = story;
  return {
    usual: usual === null ? undefined : decimal(usual),
    percent: percent ?? undefined,
    verdict,
    since,
    lastChecked,
    staleness,
    low: lowLabel(story),
    reduction: reduction
      ? { ...reduction, before: decimal(reduction.before), amount: decimal(reduction.amount) }
      : undefined,
  };
}
