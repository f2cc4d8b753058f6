import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { deals } from '#storefront/fixtures.ts';
import { Story } from './story.tsx';

const labelled = (code: string): Deal => ({ ...deals.default, labels: [{ code }] });

/** The label codes of every tone and size (S1 §4). */
const LABELS = [
  'FREE_SHIPPING',
  'FLASH_SALE',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'ALL_TIME_LOW',
  'LOWEST_170_DAYS',
];

export function DealStories({ ctx }: { ctx: ViewContext }) {
  return (
    <>
      {Object.entries<Deal>(deals).map(([name, deal]) => (
        <Story key={name} name={name}>
          <DealCard ctx={ctx} deal={deal} />
        </Story>
      ))}
      {[1, 2, 3, 4].map((rank) => (
        <Story key={rank} name={`rank ${rank}`}>
          <DealCard ctx={ctx} deal={deals.default} rank={rank} />
        </Story>
      ))}
      <Story name="no drop">
        <DealCard ctx={ctx} deal={{ ...deals.default, priceDeduct: undefined }} />
      </Story>
      <Story name="title from summary">
        <DealCard ctx={ctx} deal={{ ...deals.default, title: undefined, summary: 'สรุปแทนชื่อ' }} />
      </Story>
      {LABELS.map((code) => (
        <Story key={code} name={code}>
          <DealCard ctx={ctx} deal={labelled(code)} />
        </Story>
      ))}
      <Story name="reading A">
        <DealCard
          ctx={ctx}
          deal={{ ...deals.default, labels: [{ code: 'FLASH_SALE' }, { code: 'FREE_SHIPPING' }] }}
          labelPolicy="A"
        />
      </Story>
      <Story name="reading B">
        <DealCard
          ctx={ctx}
          deal={{ ...deals.default, labels: [{ code: 'FLASH_SALE' }, { code: 'FREE_SHIPPING' }] }}
          labelPolicy="B"
        />
      </Story>
    </>
  );
}
