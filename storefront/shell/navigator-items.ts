import { buildCategoryTree, type CategoryTree } from '#schemas/category-tree.ts';
import { CATEGORY_PANEL } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';

/** Category in the navigator, reduced to the data that the browser needs; its address follows from them. */
export type NavigatorItem = { name: string; code: string; children: NavigatorItem[] };

/** The navigator's tree, three levels deep (S1 §3). */
export function navigatorItems(categories: readonly CategoryNode[]): NavigatorItem[] {
  const item = ({ id, name, code = id, children }: CategoryTree, depth: number): NavigatorItem => ({
    name,
    code,
    children: depth < CATEGORY_PANEL.levels ? children.map((child) => item(child, depth + 1)) : [],
  });
  return buildCategoryTree(categories).map((root) => item(root, 1));
}
