import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Keyword } from '#schemas/entities/keyword.ts';
import { DiscoverItems } from '../discover-items.tsx';
import { EmptyPage } from '../empty-page.tsx';
import { KeywordChip } from '../keyword-chip.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import styles from './article-list.module.css';

type Props = {
  ctx: ViewContext;
  title: string;
  articles: readonly Article[];
  page: number;
  /** The number of pages. */
  pages: number;
  query: Readonly<Record<string, string>>;
  /** Tags to go on with. */
  keywords: readonly Keyword[];
};

/** The articles of a category or of a tag, in numbered pages (S1 §2). */
export function ArticleList({ ctx, title, articles, page, pages, query, keywords }: Props): ReactNode {
  return (
    <div className={styles.screen} data-testid="article-list">
      <h1>{title}</h1>
      {articles.length === 0 ? (
        <EmptyPage ctx={ctx} page={page} query={query} />
      ) : (
        <ul className={styles.articles}>
          <DiscoverItems ctx={ctx} articles={articles} />
        </ul>
      )}
      <NumberedPages ctx={ctx} page={page} pages={pages} query={query} />
      {keywords.length > 0 && (
        <nav aria-label={ctx.t('section.hotTags')}>
          <ul className={styles.keywords}>
            {keywords.map(({ id, keyword }) => (
              <li key={id}>
                <KeywordChip ctx={ctx} keyword={keyword} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
