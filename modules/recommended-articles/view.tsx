import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { EAGER_IMAGES, STRIP } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { RecommendedArticlesProps } from './module.ts';
import styles from './styles.module.css';

export function RecommendedArticlesView({
  id,
  props,
  data,
  ctx,
}: ViewProps<RecommendedArticlesProps, readonly Article[]>): ReactNode {
  if (data.length === 0) return null;
  const { t, tenant } = ctx;
  const own = { title: t('section.recommendedArticles'), href: localHref(ctx, paths.discover(tenant.type)) };
  const heading = moduleHeading(ctx, id, props, own);
  return (
    <ModuleSection id={id} type="recommended-articles" labelledBy={heading.id}>
      <SectionHeader {...heading} />
      <ScrollStrip
        labels={{ previous: t('action.previous'), next: t('action.next') }}
        step={STRIP.scrollStepPx}
      >
        {data.map((article, index) => (
          <li key={article.id} className={styles.item}>
            <DiscoverCard ctx={ctx} article={article} eager={index < EAGER_IMAGES.home} />
          </li>
        ))}
      </ScrollStrip>
    </ModuleSection>
  );
}
