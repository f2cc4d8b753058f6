import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { BrandCard } from '#storefront/cards/brand-card.tsx';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { NoteCard } from '#storefront/cards/note-card.tsx';
import { TopicCard } from '#storefront/cards/topic-card.tsx';
import { articles, brands, notes, topics } from '#storefront/fixtures.ts';
import { Story } from './story.tsx';

const wordy: Article = {
  ...articles.default,
  id: '44',
  content: {
    ...articles.default.content,
    summary: 'a'.repeat(300),
    keywords: ['one', 'two', 'three', 'four', 'five'],
  },
};
const DISCOVERED: Record<string, Article> = { ...articles, wordy, note: notes.default };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** One of every unit, and each unit's singular or plural (S1 §5). */
const AGES = [
  ['30 s', 30_000],
  ['1 min', MINUTE],
  ['3 h', 3 * HOUR],
  ['1 d', DAY],
  ['2 w', 14 * DAY],
  ['1 month', 30 * DAY],
  ['2 years', 730 * DAY],
] as const;
const published = (publishTime: number): Article => ({
  ...notes.default,
  content: { ...notes.default.content, publishTime },
});

/** Cards of brands, notes, articles and topics in states that the seed doesn't have. */
export function ContentStories({ ctx }: { ctx: ViewContext }) {
  return (
    <>
      {Object.entries<Brand>(brands).map(([name, brand]) => (
        <Story key={name} name={`brand ${name}`} width={160}>
          <BrandCard ctx={ctx} brand={brand} />
        </Story>
      ))}
      {(['vertical', 'horizontal'] as const).flatMap((layout) =>
        Object.entries(DISCOVERED).map(([name, article]) => (
          <Story key={`${layout}${name}`} name={`${layout} ${name}`} width={360}>
            <DiscoverCard ctx={ctx} article={article} layout={layout} />
          </Story>
        )),
      )}
      {Object.entries<Article>(notes).map(([name, note]) => (
        <Story key={name} name={`note ${name}`}>
          <NoteCard ctx={ctx} note={note} />
        </Story>
      ))}
      {AGES.map(([name, ms]) => (
        <Story key={name} name={`note aged ${name}`}>
          <NoteCard ctx={ctx} note={published(ctx.now - ms)} />
        </Story>
      ))}
      {(['favorites', 'likes'] as const).map((list) => (
        <Story key={list} name={`note invalid in ${list}`}>
          <NoteCard ctx={ctx} note={notes.invalid} list={list} />
        </Story>
      ))}
      {Object.entries<Topic>(topics).map(([name, topic]) => (
        <Story key={name} name={`topic ${name}`}>
          <TopicCard ctx={ctx} topic={topic} />
        </Story>
      ))}
    </>
  );
}
