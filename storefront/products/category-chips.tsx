import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkStrip } from '#ui/link-strip.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { localHref, paths } from '../links/paths.ts';

type Props = {
  ctx: ViewContext;
  categories: readonly CategoryNode[];
  /** Category being shown, which may be among them. */
  current?: CategoryNode | undefined;
  /** Page above the list: on a phone the first link, for there are no breadcrumbs. */
  up?: Crumb | undefined;
};

/** Links to the lists of categories. */
export function CategoryChips({ ctx, categories, current, up }: Props): ReactNode {
  const above = up && ctx.device === 'phone' ? [{ href: up.href, label: <Up name={up.name} /> }] : [];
  if (above.length + categories.length === 0) return null;
  const { t } = ctx;
  const href = (category: CategoryNode) => localHref(ctx, paths.productCategory(category));
  return (
    <LinkStrip
      links={[...above, ...categories.map((category) => ({ href: href(category), label: category.name }))]}
      labels={{ list: t('navigator.byCategory'), previous: t('action.previous'), next: t('action.next') }}
      variant="chip"
      {...(current && { current: href(current) })}
    />
  );
}

const Up = ({ name }: { name: string }) => (
  <>
    <Icon name="chevron-left" size={14} />
    {name}
  </>
);
