import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { RANKED_LIST } from '#schemas/constants.ts';
import { RankedArticle } from '#storefront/cards/ranked-article.tsx';
import { RankedList } from '#ui/ranked-list.tsx';
import type { PopularArticlesData } from './load.ts';
import type { PopularArticlesProps } from './module.ts';

type Props = ViewProps<PopularArticlesProps, PopularArticlesData>;

/** The most read articles, numbered (S1 §2). */
export function PopularArticlesView({ id, data, ctx }: Props): ReactNode {
  if (data.hotArticles.length === 0) return null;
  const heading = `${id}-title`;
  return (
    <ModuleSection id={id} type="popular-articles" labelledBy={heading}>
      <RankedList
        title={<span id={heading}>{ctx.t('section.popular')}</span>}
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
