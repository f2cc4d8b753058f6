import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import type { FeaturedArticlesData } from './load.ts';
import type { FeaturedArticlesProps } from './module.ts';
import styles from './styles.module.css';

type Props = ViewProps<FeaturedArticlesProps, FeaturedArticlesData>;

/** A grid of selected articles (S1 §2). */
export function FeaturedArticlesView({ id, props, data, ctx }: Props): ReactNode {
  if (data.selectedArticles.length === 0) return null;
  const heading = moduleHeading(ctx, id, props, { title: ctx.t('section.featured') });
  return (
    <ModuleSection id={id} type="featured-articles" labelledBy={heading.id}>
      <SectionHeader {...heading} />
      <ul className={styles.grid}>
        {data.selectedArticles.map((article) => (
          <li key={article.id}>
            <DiscoverCard ctx={ctx} article={article} />
          </li>
        ))}
      </ul>
    </ModuleSection>
  );
}
