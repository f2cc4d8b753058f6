import type { ReactNode } from 'react';
import { formatMinor } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import { availabilityOf } from '#schemas/enums/availability.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import { platformLook } from '#schemas/platforms.ts';
import { LazyImage } from '#ui/lazy-image.tsx';
import account from '../account/account.module.css';
import styles from './feeds.module.css';
import wizard from './wizard.module.css';

type Item = NonNullable<Inspection['rows'][number]['item']>;

/** Item that a row becomes: picture, title, price, the price before, availability, brand and marketplace. */
export function ItemCard({ item }: { item: Item }): ReactNode {
  const view = useView();
  const { t } = view;
  const { title, picture, price, maxPrice, originalPrice, currency, brand, platform } = item;
  const availability = availabilityOf(item);
  const amount = (minor: number) => formatMinor(minor, currency, view);
  const about = [brand, platformLook(platform)?.name].filter(Boolean).join(' · ');
  return (
    <div className={wizard.card} data-testid="item-card">
      <div className={wizard.picture}>
        <LazyImage src={picture ?? ''} alt={picture ? '' : t('feeds.sample.noPicture')} fit="contain" eager />
      </div>
      <div className={wizard.cardText}>
        <strong>{title}</strong>
        <span className={wizard.price}>
          {amount(price)}
          {maxPrice !== null && maxPrice > price && ` – ${amount(maxPrice)}`}
        </span>
        {originalPrice !== null && (
          <span className={account.hint}>{t('feeds.sample.before', { price: amount(originalPrice) })}</span>
        )}
        {about && <span className={account.hint}>{about}</span>}
        <span className={styles.pill} data-state={availability === 'IN_STOCK' ? 'ok' : undefined}>
          {availability === 'IN_STOCK' ? t('feeds.inStock') : t(`card.availability.${availability}`)}
        </span>
      </div>
    </div>
  );
}
