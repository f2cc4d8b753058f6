import type { ReactNode } from 'react';
import type { CategoryNode } from '#schemas/entities/category.ts';
import type { Crumb } from '../links/crumbs.ts';
import { CategoryChips } from './category-chips.tsx';
import type { FilteredListProps } from './filtered-list.tsx';
import { FilteredScreen } from './filtered-screen.tsx';

type Props = FilteredListProps & {
  /** Category of the list; without one it is the whole catalogue. */
  category?: CategoryNode | undefined;
  crumbs: readonly Crumb[];
  /** Categories to link to. */
  next: readonly CategoryNode[];
};

/** The catalogue, or a category of it (S1 §2). */
export function ProductList({ category, crumbs, next, ...goods }: Props): ReactNode {
  const { ctx } = goods;
  return (
    <FilteredScreen
      {...goods}
      crumbs={crumbs}
      testId="product-list"
      title={category?.name ?? ctx.t('screen.products')}
    >
      <CategoryChips ctx={ctx} categories={next} current={category} up={category && crumbs.at(-2)} />
    </FilteredScreen>
  );
}
