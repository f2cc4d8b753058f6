import { useMemo } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { classifications } from '#schemas/api/content.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';

const MAX_LEVELS = 8;

/** A category of the shop; `path` is its name after those of its ancestors. */
export type Branch = { id: string; path: string };
/** The shop's categories of goods in the order of the tree; undefined while they load. */
export type Tree = { branches: readonly Branch[]; pathOf: (id: string) => string } | undefined;

/** Loads the shop's categories of goods. */
export function useTree(): Tree {
  const { data } = useEndpoint(classifications, { body: { type: 'GOODS' } });
  return useMemo(() => {
    if (!data) return undefined;
    const byId = new Map(data.map((one) => [one.id, one]));
    const branches = data.map((one) => ({ id: one.id, path: pathOf(one, byId) }));
    const paths = new Map(branches.map(({ id, path }) => [id, path]));
    return { branches, pathOf: (id) => paths.get(id) ?? id };
  }, [data]);
}

function pathOf(own: CategoryNode, byId: ReadonlyMap<string, CategoryNode>): string {
  const names: string[] = [];
  let next: CategoryNode | undefined = own;
  while (next && names.length < MAX_LEVELS) {
    names.unshift(next.name);
    next = next.parentId === undefined ? undefined : byId.get(next.parentId);
  }
  return names.join(' › ');
}
