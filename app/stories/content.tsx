import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { boardCaption } from '#storefront/board-caption.ts';
import { BrandCard } from '#storefront/cards/brand-card.tsx';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { NoteCard } from '#storefront/cards/note-card.tsx';
import { TopicCard } from '#storefront/cards/topic-card.tsx';
import { articles, brands, notes, topics } from '#storefront/fixtures.ts';
import { NoData } from '#ui/no-data.tsx';
import { RankedList } from '#ui/ranked-list.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import { Story } from './story.tsx';

const ORDERS = ['SOLD_QUANTITY', 'AVERAGE_SCORE', 'SCORE', 'DISCOUNT', 'REVIEW_COUNT'];

export function ContentStories({ ctx }: { ctx: ViewContext }) {
  const { t } = ctx;
  return (
    <>
      {Object.entries<Brand>(brands).map(([name, brand]) => (
        <Story key={name} name={`brand ${name}`} width={160}>
          <BrandCard ctx={ctx} brand={brand} />
        </Story>
      ))}
      {(['vertical', 'horizontal'] as const).flatMap((layout) =>
        Object.entries<Article>(articles).map(([name, article]) => (
          <Story key={`${layout}${name}`} name={`discover ${layout} ${name}`} width={360}>
            <DiscoverCard ctx={ctx} article={article} layout={layout} />
          </Story>
        )),
      )}
      {Object.entries<Article>(notes).map(([name, note]) => (
        <Story key={name} name={`note ${name}`}>
          <NoteCard ctx={ctx} note={note} />
        </Story>
      ))}
      <Story name="note invalid favourite">
        <NoteCard ctx={ctx} note={notes.invalid} list="favorites" />
      </Story>
      {Object.entries<Topic>(topics).map(([name, topic]) => (
        <Story key={name} name={`topic ${name}`}>
          <TopicCard ctx={ctx} topic={topic} />
        </Story>
      ))}
      <Story name="ranked list" width={400}>
        <RankedList
          title={t('list.all')}
          items={Array.from({ length: 40 }, (_, index) => ({
            id: String(index),
            content: t('card.rank', { rank: index + 1 }),
          }))}
          viewMore={{ href: '/leaderboard', label: t('action.seeAll') }}
        />
      </Story>
      <Story name="ranked list without more" width={400}>
        <RankedList items={[{ id: '1', content: t('list.all') }]} />
      </Story>
      <Story name="header with link" width={400}>
        <SectionHeader title={t('list.all')} href="/leaderboard" linkLabel={t('action.seeAll')} />
      </Story>
      <Story name="header without link" width={400}>
        <SectionHeader title={t('list.all')} />
      </Story>
      {ORDERS.map((orderType) => (
        <Story key={orderType} name={`caption ${orderType}`}>
          <p data-testid="board-caption">{boardCaption({ genType: 'AUTO', autoRule: { orderType } }, t)}</p>
        </Story>
      ))}
      {(['default', 'nothing'] as const).map((variant) => (
        <Story key={variant} name={`no data ${variant}`}>
          <NoData variant={variant} message={t(`list.empty.${variant}`)} />
        </Story>
      ))}
    </>
  );
}
