import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { EAGER_IMAGES, STRIP } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { articleCards } from '#storefront/card-list/article-cards.tsx';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
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
  const cards = articleCards(ctx, data, { ...props, eager: EAGER_IMAGES.home });
  return (
    <ModuleSection id={id} type="recommended-articles" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      {props.layout ? (
        <CardList ctx={ctx} layout={props.layout} size="article" columns={props} cards={cards} />
      ) : (
        <div className={styles.strip}>
          <ScrollStrip
            labels={{ previous: t('action.previous'), next: t('action.next') }}
            step={STRIP.scrollStepPx}
          >
            {cards.map(({ id: key, card }) => (
              <li key={key}>{card}</li>
            ))}
          </ScrollStrip>
        </div>
      )}
    </ModuleSection>
  );
}
