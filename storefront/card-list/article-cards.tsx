import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import { DiscoverCard } from '../cards/discover-card.tsx';
import { NoteCard } from '../cards/note-card.tsx';
import { articleHeight, isNoteCard } from '../waterfall/card-height.ts';
import type { ListedCard } from './card-list.tsx';

/** Cards of articles and notes; notes have their own in a waterfall alone. The first `eager` pictures load at once. */
export function articleCards(
  ctx: ViewContext,
  articles: readonly Article[],
  { layout, eager = 0 }: { layout?: string | undefined; eager?: number } = {},
): ListedCard[] {
  const kind = layout === 'waterfall' ? 'content' : 'article';
  return articles.map((article, index) => ({
    id: article.id,
    height: articleHeight(kind, article),
    card: isNoteCard(kind, article) ? (
      <NoteCard ctx={ctx} note={article} eager={index < eager} />
    ) : (
      <DiscoverCard ctx={ctx} article={article} eager={index < eager} />
    ),
  }));
}
