import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { FeaturedArticlesData } from './load.ts';
import type { FeaturedArticlesProps } from './module.ts';
import styles from './styles.module.css';

type Props = ViewProps<FeaturedArticlesProps, FeaturedArticlesData>;

/** A grid of selected articles (S1 §2). */
export function FeaturedArticlesView({ id, props, data, ctx }: Props): ReactNode {
  if (data.selectedArticles.length === 0) return null;
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage) || ctx.t('section.featured');
  const heading = `${id}-title`;
  return (
    <ModuleSection id={id} type="featured-articles" labelledBy={heading}>
      <SectionHeader id={heading} title={title} />
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
