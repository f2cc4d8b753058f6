import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { EAGER_IMAGES, IMAGE_PX, STRIP } from '#schemas/constants.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import { CardImage } from '#storefront/cards/image.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CategoryTilesProps } from './module.ts';
import styles from './styles.module.css';

export function CategoryTilesView({
  id,
  data,
  ctx,
}: ViewProps<CategoryTilesProps, readonly CategoryTile[]>): ReactNode {
  if (data.length === 0) return null;
  const { t } = ctx;
  const titleId = `${id}-title`;
  return (
    <ModuleSection id={id} type="category-tiles" labelledBy={titleId}>
      <h2 id={titleId}>
        <VisuallyHidden>{t('navigator.title')}</VisuallyHidden>
      </h2>
      <ScrollStrip
        labels={{ previous: t('action.previous'), next: t('action.next') }}
        step={STRIP.scrollStepPx}
      >
        {data.map(
          ({ classificationId, classificationCode: code, classificationName: name, ...tile }, index) => (
            <li key={classificationId}>
              <a
                href={localHref(ctx, paths.productCategory({ name, code }))}
                className={styles.tile}
                data-testid="category-tile"
                data-id={classificationId}
              >
                <span className={styles.picture}>
                  <CardImage
                    sources={[tile.classificationImage]}
                    width={IMAGE_PX.categoryTile}
                    eager={index < EAGER_IMAGES.elsewhereMax}
                  />
                </span>
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          ),
        )}
      </ScrollStrip>
    </ModuleSection>
  );
}
