import { localize } from '#locales/format/localize.ts';
import type { CategoryData } from './content/goods-categories.ts';
import type { ClassificationRow } from './rows.ts';

export type CategoryTree = {
  rows: ClassificationRow[];
  /** Ids of a category, by its key, and its ancestors, the root first. */
  path: (key: string) => string[];
};

/**
 * Numbers a tree: the third child of the second root has the id 203, code c203 and sequence 3:11. Sequences start at 9
 * below the roots, so that only numeric sorting (2:9 before 2:10) gives the right order.
 */
export function buildCategories(
  tenantId: string,
  type: 'GOODS' | 'ARTICLE',
  tree: readonly CategoryData[],
): CategoryTree {
  const rows: ClassificationRow[] = [];
  const paths = new Map<string, string[]>();
  /** Number of categories of the last level with each picture. */
  const leaves = new Map<string, number>();
  const picture = ({ picture: kind, key }: CategoryData) => {
    const number = (leaves.get(kind) ?? 0) + 1;
    if (key) leaves.set(kind, number);
    return key && number > 1 ? `${kind}-${number}` : kind;
  };
  const prefix = type === 'GOODS' ? '' : '9';
  const visit = (node: CategoryData, index: number, ancestors: string[], sequence: string[]) => {
    const parentId = ancestors.at(-1);
    const number = index + 1;
    const id = parentId ? `${parentId}${String(number).padStart(2, '0')}` : `${prefix}${number}`;
    const ownSequence = [...sequence, String(parentId ? number + 8 : number + 1)];
    const path = [...ancestors, id];
    rows.push({
      tenantId,
      id,
      code: `c${id}`,
      type,
      parentId: parentId ?? null,
      level: path.length,
      name: localize(node.name),
      picture: `/media/${tenantId}/categories/${picture(node)}.svg`,
      sequenceNumber: ownSequence.join(':'),
    });
    if (node.key) paths.set(node.key, path);
    node.children?.forEach((child, i) => {
      visit(child, i, path, ownSequence);
    });
  };
  tree.forEach((root, i) => {
    visit(root, i, [], []);
  });
  return {
    rows,
    path: (key) => {
      const path = paths.get(key);
      if (!path) throw new Error(`No category "${key}"`);
      return path;
    },
  };
}
