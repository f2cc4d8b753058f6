import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import { DiscoverCard } from '../cards/discover-card.tsx';

type Props = { ctx: ViewContext; articles: readonly Article[] };

/** Notes and articles as items of a list, each in one line. */
export function DiscoverItems({ ctx, articles }: Props) {
  return articles.map((article) => (
    <li key={article.id}>
      <DiscoverCard ctx={ctx} article={article} layout="horizontal" />
    </li>
  ));
}
