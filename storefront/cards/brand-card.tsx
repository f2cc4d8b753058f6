import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import { localHref, paths } from '../links/paths.ts';
import { CardMark } from '../marks/card-mark.tsx';
import { markLabel } from '../marks/mark-label.ts';
import styles from './brand-card.module.css';
import card from './card.module.css';
import { CardImage } from './image.tsx';

type Props = { ctx: ViewContext; brand: Brand; eager?: boolean; inFavorites?: boolean };

/** Card of a brand: cover, else logo, else a placeholder, and exactly 33 px below it, 25 on a phone (S1 §2, §9). */
export function BrandCard({ ctx, brand, eager, inFavorites }: Props) {
  const isOffline = brand.online === false;
  return (
    <Kept
      className={`${card.box} ${styles.card}`}
      data-testid="brand-card"
      data-id={brand.id}
      data-state={isOffline ? 'expired' : undefined}
    >
      <div className={brand.cover ? undefined : styles.logo}>
        <CardImage
          sources={[brand.cover, brand.logo]}
          width={IMAGE_PX.brand}
          fit={brand.cover ? 'cover' : 'contain'}
          eager={eager}
        />
      </div>
      <h3>
        <a href={localHref(ctx, paths.brand(brand))}>{brand.name}</a>
      </h3>
      {isOffline && (
        <span className={card.pill} data-testid="brand-expired">
          {ctx.t('card.expired')}
        </span>
      )}
      {inFavorites && (
        <CardMark
          action="COLLECT"
          subjectType="BRAND"
          subjectId={brand.id}
          label={markLabel(ctx, 'COLLECT')}
        />
      )}
    </Kept>
  );
}
