import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { itemGroupSchema } from '#schemas/entities/item-group.ts';
import { DealList } from '#storefront/card-list/deal-list.tsx';
import { LeaderboardCard } from '#storefront/cards/leaderboard-card.tsx';
import { boards, deals } from '#storefront/fixtures.ts';
import { NoData } from '#ui/no-data.tsx';
import { RankedList } from '#ui/ranked-list.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import { Story } from './story.tsx';

const ORDERS = ['SOLD_QUANTITY', 'SCORE', 'AVERAGE_SCORE', 'DISCOUNT', 'REVIEW_COUNT'];
const board = (orderType: string) => itemGroupSchema.parse({ ...boards.default, autoRule: { orderType } });

const numbered = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: String(index + 1), content: `${index + 1}` }));
const row = Array.from({ length: 12 }, (_, index): Deal => ({ ...deals.default, id: `s${index}` }));

/** Lists and their headings in states that the seed doesn't have. */
export function ListStories({ ctx }: { ctx: ViewContext }) {
  const { t } = ctx;
  return (
    <>
      <Story name="strip" width={900}>
        <DealList ctx={ctx} deals={row} href="/stories/goods" />
      </Story>
      <Story name="ranked" width={400}>
        <RankedList
          title={t('list.all')}
          items={numbered(40)}
          viewMore={{ href: '/stories/goods', label: t('action.seeAll') }}
        />
      </Story>
      <Story name="ranked without more" width={400}>
        <RankedList items={numbered(2)} />
      </Story>
      <Story name="header with link" width={400}>
        <SectionHeader title={t('list.all')} href="/stories/goods" linkLabel={t('action.seeAll')} />
      </Story>
      <Story name="header without link" width={400}>
        <SectionHeader title={t('list.all')} />
      </Story>
      {ORDERS.map((orderType) => (
        <Story key={orderType} name={`board ${orderType}`}>
          <LeaderboardCard ctx={ctx} board={board(orderType)} />
        </Story>
      ))}
      <Story name="board MANUAL">
        <LeaderboardCard ctx={ctx} board={boards.manual} />
      </Story>
      {(['default', 'nothing'] as const).map((variant) => (
        <Story key={variant} name={`no data ${variant}`}>
          <NoData variant={variant} message={t(`list.empty.${variant}`)} />
        </Story>
      ))}
    </>
  );
}
