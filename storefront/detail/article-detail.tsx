import type { ReactNode } from 'react';
import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { TextHeading } from '#schemas/content/article-text.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { KeywordChip } from '../cards/keyword-chip.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import { articleCrumbs } from '../links/crumbs.ts';
import { Share } from '../sharing/share.tsx';
import { articleHref, articleTitle } from '../text/article-text.ts';
import { RichTextHtml } from '../text/rich-text-html.tsx';
import { ArticleCover } from './article-cover.tsx';
import styles from './article-detail.module.css';
import { type Related, RelatedLists } from './related-lists.tsx';

type Props = {
  ctx: ViewContext;
  article: Article;
  categories: readonly CategoryNode[];
  /** Sanitised markup. */
  html: string;
  headings: readonly TextHeading[];
  related: Related;
  /** Buttons beside the author: like and favourite. */
  actions?: ReactNode;
  comments?: ReactNode;
};

/** A note or an article to read (S1 §2). */
export function ArticleDetail({ ctx, article, categories, html, headings, related, ...slots }: Props) {
  const { t } = ctx;
  const {
    contentTypeCode,
    subtitle,
    summary,
    author,
    publishTime,
    coverImage,
    keywords = [],
  } = article.content;
  const title = articleTitle(article);
  const dateOf = (time: number | undefined) => (time === undefined ? '' : formatDate(time, ctx));
  const [published, updated] = [dateOf(publishTime), dateOf(article.updateTime)] as const;
  const href = articleHref(ctx, article);
  return (
    <>
      <Breadcrumbs ctx={ctx} crumbs={articleCrumbs(ctx, categories, { name: title, href })} />
      <article
        className={styles.article}
        data-testid={contentTypeCode === 'NOTE' ? 'note-detail' : 'article-detail'}
        data-id={article.id}
      >
        <header className={styles.head}>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {summary && summary !== title && <p className={styles.summary}>{summary}</p>}
          <div className={styles.meta}>
            {author && <span>{t('article.author', { author })}</span>}
            {publishTime !== undefined && (
              <time dateTime={new Date(publishTime).toISOString()}>
                {t('detail.published', { date: published })}
              </time>
            )}
            {article.updateTime !== undefined && updated !== published && (
              <time dateTime={new Date(article.updateTime).toISOString()}>
                {t('card.updated', { date: updated })}
              </time>
            )}
            {slots.actions}
          </div>
        </header>
        <ArticleCover cover={coverImage} />
        {headings.length > 0 && (
          <details className={styles.contents} data-testid="contents" open>
            <summary className={styles.contentsTitle}>{t('article.contents')}</summary>
            <ol className={styles.headings}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <RichTextHtml ctx={ctx} html={html} />
        <footer className={styles.foot}>
          {keywords.length > 0 && (
            <ul className={styles.tags}>
              {keywords.map((keyword) => (
                <li key={keyword}>
                  <KeywordChip ctx={ctx} keyword={keyword} />
                </li>
              ))}
            </ul>
          )}
          <Share
            ctx={ctx}
            href={href}
            title={title}
            subject={{ subjectType: contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE', subjectId: article.id }}
          />
        </footer>
        {slots.comments}
      </article>
      <RelatedLists ctx={ctx} related={related} />
    </>
  );
}
