import type { CategoryNode } from './entities/category.ts';

export type CategoryTree = CategoryNode & { children: CategoryTree[] };

/**
 * Nests flat categories (S1 §3): roots have level 1, siblings are sorted by the number at their own level of
 * `sequenceNumber`, those without one come last. Nodes without a root are left out.
 */
export function buildCategoryTree(nodes: readonly CategoryNode[]): CategoryTree[] {
  const children = new Map<string, CategoryNode[]>();
  for (const node of nodes) {
    const parent = node.parentId ?? '';
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }

  const grow = (siblings: readonly CategoryNode[]): CategoryTree[] =>
    siblings
      .toSorted((a, b) => place(a) - place(b))
      .map((node) => ({
        ...node,
        children: grow((children.get(node.id) ?? []).filter((child) => child.level > node.level)),
      }));

  return grow(nodes.filter((node) => node.level === 1));
}

function place({ level, sequenceNumber = '' }: CategoryNode): number {
  const number = Number.parseInt(sequenceNumber.split(':')[level - 1] ?? '', 10);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number;
}
