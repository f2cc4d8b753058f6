import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { DISCOVER_CARD, IMAGE_PX } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { CardMark } from '../marks/card-mark.tsx';
import { markLabel } from '../marks/mark-label.ts';
import { articleHref, articleTitle, shortSummary } from '../text/article-text.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import styles from './discover-card.module.css';
import { CardImage } from './image.tsx';
import { KeywordChip } from './keyword-chip.tsx';

type Props = {
  ctx: ViewContext;
  article: Article;
  layout?: 'vertical' | 'horizontal';
  eager?: boolean;
};

/** A note or an article with its summary, up to three tags and the day of its last change (S1 §2, §5). */
export function DiscoverCard({ ctx, article, layout = 'vertical', eager }: Props) {
  const { coverImage, summary, keywords = [] } = article.content;
  return (
    <Kept
      className={`${card.box} ${styles.card}`}
      data-testid="discover-card"
      data-id={article.id}
      data-layout={layout}
    >
      <div>
        <CardImage sources={[coverImage?.url]} width={IMAGE_PX.discoverCover} ratio={4 / 3} eager={eager} />
      </div>
      <div className={styles.body}>
        <CardTitle ctx={ctx} testId="discover-title" href={articleHref(ctx, article)}>
          {articleTitle(article)}
        </CardTitle>
        {summary && (
          <p className={`${card.clamp} ${styles.summary}`} data-testid="discover-summary">
            {shortSummary(summary)}
          </p>
        )}
        <p className={styles.tags}>
          {keywords.slice(0, DISCOVER_CARD.tags).map((keyword) => (
            <KeywordChip key={keyword} ctx={ctx} keyword={keyword} />
          ))}
        </p>
        {article.updateTime !== undefined && (
          <time dateTime={new Date(article.updateTime).toISOString()}>
            {ctx.t('card.updated', { date: formatDate(article.updateTime, ctx) })}
          </time>
        )}
      </div>
      {layout === 'vertical' && (
        <CardMark
          action="THUMB_UP"
          subjectType={article.content.contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE'}
          subjectId={article.id}
          label={markLabel(ctx, 'THUMB_UP')}
        />
      )}
    </Kept>
  );
}
