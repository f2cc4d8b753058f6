import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { ARTICLE_SCROLL } from '#schemas/constants.ts';
import { gridClass, WithColumns } from '#storefront/card-list/card-list.tsx';
import { pageHref } from '#storefront/links/page-query.ts';
import { DiscoverItems } from '#storefront/lists/discover-items.tsx';
import { EmptyPage } from '#storefront/lists/empty-page.tsx';
import { NumberedPages } from '#storefront/lists/numbered-pages.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { scrollStop } from '#ui/scroll-stop.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { NewestList } from './island.tsx';
import type { NewestArticlesData } from './load.ts';
import type { NewestArticlesProps } from './module.ts';
import styles from './styles.module.css';

type Props = ViewProps<NewestArticlesProps, NewestArticlesData>;

/** The newest articles: numbered pages on desktop, appended on a phone (S1 §2). */
export function NewestArticlesView({ id, props, data, ctx }: Props): ReactNode {
  const { newestArticles: articles, newestPage: page, newestPageSize: size } = data;
  if (data.newestTotalElements === 0) return null;
  const pages = Math.ceil(data.newestTotalElements / size);
  const layout = props.layout === 'grid' ? 'vertical' : 'horizontal';
  const heading = moduleHeading(ctx, id, props, { title: ctx.t('section.newest') });
  return (
    <ModuleSection id={id} type="newest-articles" labelledBy={heading.id}>
      <div style={{ scrollMarginBlockStart: scrollStop(ARTICLE_SCROLL.newestHeaderPx) }}>
        <SectionHeader {...heading} />
      </div>
      {articles.length === 0 ? (
        <EmptyPage ctx={ctx} page={page} query={data.query} />
      ) : (
        <WithColumns columns={props}>
          <NewestList
            className={props.layout === 'grid' ? gridClass('article') : styles.list}
            layout={layout}
            page={page}
            pages={pages}
            size={size}
            categoryCode={data.categoryCode}
            knownIds={articles.map((article) => article.id)}
            nextHref={pageHref(data.query, page + 1)}
            pagination={<NumberedPages ctx={ctx} page={page} pages={pages} query={data.query} />}
          >
            <DiscoverItems ctx={ctx} articles={articles} layout={layout} />
          </NewestList>
        </WithColumns>
      )}
    </ModuleSection>
  );
}
