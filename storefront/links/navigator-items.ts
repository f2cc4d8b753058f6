import { buildCategoryTree, type CategoryTree } from '#schemas/category-tree.ts';
import { CATEGORY_PANEL } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';

/** Category in the navigator, reduced to the data that the browser needs; its address follows from them. */
export type NavigatorItem = { name: string; code: string; children: NavigatorItem[] };

/** An item as a page's data holds it, without the names of its fields: a shop has a hundred. */
export type PackedItem = readonly [name: string, code: string, ...children: PackedItem[]];

/** Packs an item for the page's data. */
export const packItem = ({ name, code, children }: NavigatorItem): PackedItem => [
  name,
  code,
  ...children.map(packItem),
];

/** The item of its packed form. */
export const unpackItem = ([name, code, ...children]: PackedItem): NavigatorItem => ({
  name,
  code,
  children: children.map(unpackItem),
});

/** The navigator's tree, three levels deep (S1 §3). */
export function navigatorItems(categories: readonly CategoryNode[]): NavigatorItem[] {
  const item = ({ id, name, code = id, children }: CategoryTree, depth: number): NavigatorItem => ({
    name,
    code,
    children: depth < CATEGORY_PANEL.levels ? children.map((child) => item(child, depth + 1)) : [],
  });
  return buildCategoryTree(categories).map((root) => item(root, 1));
}
