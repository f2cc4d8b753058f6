import type { ReactNode } from 'react';
import { formatAmount } from '#locales/format/price.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { Breadcrumbs } from '../detail/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import screen from '../lists/list-screen.module.css';
import { CategoryChips } from './category-chips.tsx';
import { GoodsBrowser, type GoodsBrowserProps } from './goods-browser.tsx';
import styles from './product-list.module.css';

type Props = GoodsBrowserProps & {
  /** Category of the list; without one it is the whole catalogue. */
  category?: CategoryNode | undefined;
  crumbs: readonly Crumb[];
  /** Categories to link to. */
  next: readonly CategoryNode[];
};

/** The catalogue, or a category of it (S1 §2). */
export function ProductList({ category, crumbs, next, ...goods }: Props): ReactNode {
  const { ctx } = goods;
  const title = category?.name ?? ctx.t('screen.products');
  return (
    <div className={screen.screen} data-testid="product-list">
      <Breadcrumbs ctx={ctx} crumbs={crumbs} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.total} data-testid="product-total">
          {ctx.t('list.found', {
            count: goods.list.totalElements,
            amount: formatAmount(goods.list.totalElements, ctx),
          })}
        </p>
      </div>
      <CategoryChips ctx={ctx} categories={next} current={category} />
      <GoodsBrowser {...goods} />
    </div>
  );
}
