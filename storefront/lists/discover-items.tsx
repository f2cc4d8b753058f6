import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import { DiscoverCard } from '../cards/discover-card.tsx';

type Props = { ctx: ViewContext; articles: readonly Article[]; layout: 'horizontal' | 'vertical' };

/** Notes and articles as items of a list. */
export function DiscoverItems({ ctx, articles, layout }: Props) {
  return articles.map((article) => (
    <li key={article.id}>
      <DiscoverCard ctx={ctx} article={article} layout={layout} />
    </li>
  ));
}
