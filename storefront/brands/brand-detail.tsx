import type { ReactNode } from 'react';
import { formatAmount } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { CardImage } from '../cards/image.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { FilteredList, type FilteredListProps } from '../products/filtered-list.tsx';
import { DealGrid } from '../strips/deal-grid.tsx';
import styles from './brand-detail.module.css';

type Counts = { goodsCount: number; dealCount: number };
type Props = FilteredListProps & {
  brand: Brand;
  crumbs: readonly Crumb[];
  counts: Counts;
  deals: readonly Deal[];
};

/** A brand with its deals and its products (S1 §2). */
export function BrandDetail({ brand, crumbs, counts, deals, ...goods }: Props): ReactNode {
  const { ctx, page } = goods;
  const { t } = ctx;
  const name = brand.name ?? '';
  return (
    <div className={styles.screen} data-testid="brand-detail" data-id={brand.id}>
      <Breadcrumbs ctx={ctx} crumbs={crumbs} />
      <BrandHeader ctx={ctx} brand={brand} counts={counts} />
      {deals.length > 0 && page === 1 && (
        <section aria-labelledby="brand-deals" className={styles.section}>
          <h2 id="brand-deals">{t('brand.currentDeals', { name })}</h2>
          <DealGrid ctx={ctx} deals={deals} labelPolicy="A" eager={deals.length} />
        </section>
      )}
      <section aria-labelledby="brand-products" className={styles.section}>
        <h2 id="brand-products">{t('brand.products', { name })}</h2>
        <FilteredList {...goods} />
      </section>
    </div>
  );
}

function BrandHeader({ ctx, brand, counts }: { ctx: ViewContext; brand: Brand; counts: Counts }) {
  const { t } = ctx;
  const isOffline = brand.online === false;
  const facts = [
    t('brand.goods', { amount: formatAmount(counts.goodsCount, ctx) }),
    t('brand.deals', { amount: formatAmount(counts.dealCount, ctx) }),
  ];
  return (
    <div className={styles.header}>
      <div className={styles.logo}>
        <CardImage sources={[brand.logo, brand.cover]} width={IMAGE_PX.brand} fit="contain" eager />
      </div>
      <div>
        <h1>{brand.name}</h1>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {isOffline && (
          <p className={styles.offline} data-testid="brand-expired">
            {t('brand.offline')}
          </p>
        )}
      </div>
    </div>
  );
}
