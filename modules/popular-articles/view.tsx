import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { RANKED_LIST } from '#schemas/constants.ts';
import { articleCards } from '#storefront/card-list/article-cards.tsx';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { RankedArticle } from '#storefront/cards/ranked-article.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { RankedList } from '#ui/ranked-list.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { PopularArticlesData } from './load.ts';
import type { PopularArticlesProps } from './module.ts';

type Props = ViewProps<PopularArticlesProps, PopularArticlesData>;

/** The most read articles, numbered (S1 §2). */
export function PopularArticlesView({ id, props, data, ctx }: Props): ReactNode {
  if (data.hotArticles.length === 0) return null;
  const { href, ...heading } = moduleHeading(ctx, id, props, { title: ctx.t('section.popular') });
  if (props.layout)
    return (
      <ModuleSection id={id} type="popular-articles" labelledBy={heading.id}>
        <SectionHeader {...heading} href={href} />
        <CardList
          ctx={ctx}
          layout={props.layout}
          size="article"
          columns={props}
          cards={articleCards(ctx, data.hotArticles)}
          href={href}
        />
      </ModuleSection>
    );
  return (
    <ModuleSection id={id} type="popular-articles" labelledBy={heading.id}>
      <RankedList
        title={<span id={heading.id}>{href ? <a href={href}>{heading.title}</a> : heading.title}</span>}
        items={data.hotArticles.map((article) => ({
          id: article.id,
          content: <RankedArticle ctx={ctx} article={article} />,
        }))}
        highlight={RANKED_LIST.highlighted}
        headerOffset={RANKED_LIST.headerOffsetPx}
      />
    </ModuleSection>
  );
}
