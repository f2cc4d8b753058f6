import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { EAGER_IMAGES, IMAGE_PX, STRIP } from '#schemas/constants.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { CardImage } from '#storefront/cards/image.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import { pickedHeading } from '#storefront/module-parts/picked-list.tsx';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CategoryTilesProps } from './module.ts';
import styles from './styles.module.css';

export function CategoryTilesView({
  id,
  props,
  data,
  ctx,
}: ViewProps<CategoryTilesProps, readonly CategoryTile[]>): ReactNode {
  if (data.length === 0) return null;
  const { t } = ctx;
  const heading = pickedHeading(ctx, id, props);
  const titleId = `${id}-title`;
  const cards = data.map((category, index) => ({
    id: category.classificationId,
    card: <Tile ctx={ctx} category={category} eager={index < EAGER_IMAGES.elsewhereMax} />,
  }));
  return (
    <ModuleSection id={id} type="category-tiles" labelledBy={titleId}>
      {heading ? (
        <ModuleHeader {...heading} linkLabel={t('action.seeAll')} />
      ) : (
        <h2 id={titleId}>
          <VisuallyHidden>{t('navigator.title')}</VisuallyHidden>
        </h2>
      )}
      {props.layout ? (
        <CardList ctx={ctx} layout={props.layout} size="tile" columns={props} cards={cards} />
      ) : (
        <ScrollStrip
          labels={{ previous: t('action.previous'), next: t('action.next') }}
          step={STRIP.scrollStepPx}
        >
          {cards.map(({ id: key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </ScrollStrip>
      )}
    </ModuleSection>
  );
}

function Tile({ ctx, category, eager }: { ctx: ViewContext; category: CategoryTile; eager: boolean }) {
  const { classificationId, classificationCode: code, classificationName: name } = category;
  return (
    <Kept
      tag="a"
      href={localHref(ctx, paths.productCategory({ name, code }))}
      className={styles.tile}
      data-testid="category-tile"
      data-id={classificationId}
    >
      <span className={styles.picture}>
        <CardImage sources={[category.classificationImage]} width={IMAGE_PX.categoryTile} eager={eager} />
      </span>
      <span className={styles.name}>{name}</span>
    </Kept>
  );
}
