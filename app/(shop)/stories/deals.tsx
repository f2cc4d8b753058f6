import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { deals } from '#storefront/fixtures.ts';
import { Story } from './story.tsx';

/** The label codes of every tone and, over the three languages, of every size (S1 §4). */
const LABELS = [
  'FREE_SHIPPING',
  'FLASH_SALE',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'ALL_TIME_LOW',
  'LOWEST_170_DAYS',
  'HALF_YEAR_LOW',
  'PRICE_REDUCTION_TOP',
];

const VARIANTS: Record<string, Deal> = {
  ...deals,
  dynamicPlainLink: {
    ...deals.default,
    id: '8',
    dynamicData: { goodsLink: 'https://shopee.co.th/i.8' },
  },
  noDrop: { ...deals.default, id: '9', priceDeduct: undefined },
  /** 29 % is 28.999… in binary floats. */
  dropOf29: { ...deals.default, id: '10', priceDeduct: { priceReduction: 5.999, priceDeductRate: 0.29 } },
  titleFromSummary: {
    ...deals.default,
    id: '11',
    title: undefined,
    summary: 'A summary in place of the title',
  },
};

/** Deal cards in states that the seed doesn't have. */
export function DealStories({ ctx }: { ctx: ViewContext }) {
  return (
    <>
      {Object.entries(VARIANTS).map(([name, deal]) => (
        <Story key={name} name={name}>
          <DealCard ctx={ctx} deal={deal} />
        </Story>
      ))}
      {[1, 2, 3, 4].map((rank) => (
        <Story key={rank} name={`rank ${rank}`}>
          <DealCard ctx={ctx} deal={deals.default} rank={rank} />
        </Story>
      ))}
      {LABELS.map((code) => (
        <Story key={code} name={`label ${code}`}>
          <DealCard ctx={ctx} deal={{ ...deals.default, labels: [{ code }] }} />
        </Story>
      ))}
      {(['A', 'B'] as const).map((policy) => (
        <Story key={policy} name={`reading ${policy}`}>
          <DealCard
            ctx={ctx}
            deal={{ ...deals.default, labels: [{ code: 'FLASH_SALE' }, { code: 'FREE_SHIPPING' }] }}
            labelPolicy={policy}
          />
        </Story>
      ))}
      {[...PLATFORMS, 'TIKTOK_SHOP', 'Tiktok', 'SOMETHING_NEW'].map((platform) => (
        <Story key={platform} name={`platform ${platform}`}>
          <DealCard ctx={ctx} deal={{ ...deals.default, platform }} />
        </Story>
      ))}
    </>
  );
}
