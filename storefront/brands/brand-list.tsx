import type { ReactNode } from 'react';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { localHref, screenPath } from '../links/paths.ts';
import type { ItemListProps } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { brandsHref, HOT } from './brand-choice.ts';
import { BrandSearch } from './brand-search.tsx';

type Props = ItemListProps & {
  crumbs: readonly Crumb[];
  /** Product categories that brands can be filtered by. */
  categories: readonly CategoryNode[];
};

/** All brands; a keyword, a category or the popular ones narrow them (S2 §2). */
export function BrandList({ categories, ...list }: Props): ReactNode {
  const { ctx, query } = list;
  const { t } = ctx;
  const links = [
    { href: brandsHref(query, undefined), label: t('list.all') },
    { href: brandsHref(query, HOT), label: t('brands.hot') },
    ...categories.map(({ id, name }) => ({ href: brandsHref(query, id), label: name })),
  ];
  return (
    <ListScreen {...list} testId="brand-list" title={t('screen.brands')}>
      <BrandSearch ctx={ctx} action={localHref(ctx, screenPath('/brands'))} query={query} />
      <LinkStrip
        links={links}
        current={brandsHref(query, query.filter)}
        labels={{ list: t('navigator.byCategory'), previous: t('action.previous'), next: t('action.next') }}
        variant="chip"
      />
    </ListScreen>
  );
}
