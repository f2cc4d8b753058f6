import type { Load } from '#runtime/module.ts';
import { homeBoards } from '#schemas/api/integration.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { LeaderboardStripProps } from './module.ts';

export const loadLeaderboardStrip: Load<LeaderboardStripProps, readonly ItemGroup[]> = async (
  { source },
  from,
) => {
  if (!('pick' in source)) {
    const { items, listed, tags } = await loadSource('boards', source, from);
    return { data: items.flatMap(({ board }) => board ?? []), listed, tags };
  }
  if (source.pick.length === 0) return { data: [] };
  const { api, ctx, signal } = from;
  const data = await api.call(homeBoards, { body: { codes: source.pick } }, { signal });
  const listed = listedItems(
    ctx,
    data.map((board) => ({ id: board.id, type: 'board', board })),
  );
  return { data, listed, tags: ['boards', ...data.map(({ id }) => `board:${id}`)] };
};
