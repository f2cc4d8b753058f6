import type { ReactNode } from 'react';
import { formatAmount } from '#locales/format/price.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { paths } from '../paths.ts';
import { CategoryChips } from './category-chips.tsx';
import { GoodsBrowser, type GoodsBrowserProps } from './goods-browser.tsx';
import styles from './product-list.module.css';

type Props = GoodsBrowserProps & {
  /** The category that the list is about; without one it is the whole catalogue. */
  category?: CategoryNode | undefined;
  /** The categories above it, from the root down. */
  parents: readonly CategoryNode[];
  /** The categories to go on with. */
  next: readonly CategoryNode[];
};

/** The catalogue, or a category of it (S1 §2). */
export function ProductList({ category, parents, next, ...goods }: Props): ReactNode {
  const { ctx } = goods;
  const title = category?.name ?? ctx.t('screen.products');
  const links = parents.map((parent) => ({ name: parent.name, path: paths.productCategory(parent) }));
  const root = { name: ctx.t('screen.products'), path: paths.products() };
  return (
    <div className={styles.screen} data-testid="product-list">
      <Breadcrumbs ctx={ctx} parents={category ? [root, ...links] : []} current={title} />
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
