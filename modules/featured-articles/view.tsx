import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { articleCards } from '#storefront/card-list/article-cards.tsx';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import type { FeaturedArticlesData } from './load.ts';
import type { FeaturedArticlesProps } from './module.ts';
import styles from './styles.module.css';

type Props = ViewProps<FeaturedArticlesProps, FeaturedArticlesData>;

/** A grid of selected articles (S1 §2). */
export function FeaturedArticlesView({ id, props, data, ctx }: Props): ReactNode {
  if (data.selectedArticles.length === 0) return null;
  const heading = moduleHeading(ctx, id, props, { title: ctx.t('section.featured') });
  const cards = articleCards(ctx, data.selectedArticles, props);
  return (
    <ModuleSection id={id} type="featured-articles" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      {props.layout ? (
        <CardList
          ctx={ctx}
          layout={props.layout}
          size="article"
          columns={props}
          cards={cards}
          href={heading.href}
        />
      ) : (
        <ul className={styles.grid}>
          {cards.map(({ id: key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </ul>
      )}
    </ModuleSection>
  );
}
