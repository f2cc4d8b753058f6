import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import { localHref, paths } from '../links/paths.ts';

type Props = {
  ctx: ViewContext;
  categories: readonly CategoryNode[];
  /** Category being shown, which may be among them. */
  current?: CategoryNode | undefined;
};

/** Links to the lists of categories. */
export function CategoryChips({ ctx, categories, current }: Props): ReactNode {
  if (categories.length === 0) return null;
  const { t } = ctx;
  const href = (category: CategoryNode) => localHref(ctx, paths.productCategory(category));
  return (
    <LinkStrip
      links={categories.map((category) => ({ href: href(category), label: category.name }))}
      labels={{ list: t('navigator.byCategory'), previous: t('action.previous'), next: t('action.next') }}
      variant="chip"
      {...(current && { current: href(current) })}
    />
  );
}
