import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { articleHref, articleTitle } from '../text/article-text.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import { CardImage } from './image.tsx';
import styles from './ranked-article.module.css';

type Props = { ctx: ViewContext; article: Article };

/** One line of a list of popular articles: title and thumbnail; the list numbers it. */
export function RankedArticle({ ctx, article }: Props) {
  const { shortTitle, thumbnail, coverImage } = article.content;
  return (
    <Kept className={styles.row} data-testid="ranked-article" data-id={article.id}>
      <CardTitle ctx={ctx} className={`${card.title} ${styles.title}`} href={articleHref(ctx, article)}>
        {shortTitle || articleTitle(article)}
      </CardTitle>
      <div className={styles.thumbnail}>
        <CardImage sources={[thumbnail?.url, coverImage?.url]} width={IMAGE_PX.brand} />
      </div>
    </Kept>
  );
}
