import type { ViewContext } from '#runtime/context.ts';
import { buildCategoryTree, type CategoryTree } from '#schemas/category-tree.ts';
import { CATEGORY_PANEL } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import type { IconName } from '#ui/icon.tsx';
import { localHref, paths } from '../links/paths.ts';

/** A category as the navigator shows it: what it needs, and no more, travels to the browser. */
export type NavigatorItem = { name: string; href: string; children: NavigatorItem[] };

/** A way that stands before the categories; `phone` where wider screens have it elsewhere. */
export type NavigatorWay = {
  id: 'activities' | 'ai';
  name: string;
  href: string;
  icon: IconName;
  phone?: true;
};

/** The ways to what isn't a category: activities, if there are any to come to, and on phones the assistant. */
export function navigatorWays(ctx: ViewContext, hasActivities: boolean): NavigatorWay[] {
  const { t } = ctx;
  const activities = { id: 'activities', name: t('screen.activities'), icon: 'gift' } as const;
  const assistant = { id: 'ai', name: t('screen.aiShopping'), icon: 'spark', phone: true } as const;
  return [
    ...(hasActivities ? [{ ...activities, href: localHref(ctx, paths.lotteries()) }] : []),
    { ...assistant, href: localHref(ctx, paths.aiShopping()) },
  ];
}

/** The navigator's tree, three levels deep (S1 §3). */
export function navigatorItems(
  ctx: Pick<ViewContext, 'lang' | 'tenant'>,
  categories: readonly CategoryNode[],
): NavigatorItem[] {
  const item = ({ id, name, code = id, children }: CategoryTree, depth: number): NavigatorItem => ({
    name,
    href: localHref(ctx, paths.productCategory({ name, code })),
    children: depth < CATEGORY_PANEL.levels ? children.map((child) => item(child, depth + 1)) : [],
  });
  return buildCategoryTree(categories).map((root) => item(root, 1));
}
