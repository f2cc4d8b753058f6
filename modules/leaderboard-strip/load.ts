import type { Load } from '#runtime/module.ts';
import { homeBoards } from '#schemas/api/integration.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { LeaderboardStripProps } from './module.ts';

export const loadLeaderboardStrip: Load<LeaderboardStripProps, readonly ItemGroup[]> = async (
  { boards },
  { api, ctx, signal },
) => {
  if (boards.length === 0) return { data: [] };
  const codes = boards.map(({ code }) => code);
  const data = await api.call(homeBoards, { body: { codes } }, { signal });
  const listed = listedItems(
    ctx,
    data.map((board) => ({ id: board.id, type: 'board', board })),
  );
  return { data, listed, tags: ['boards', ...data.map(({ id }) => `board:${id}`)] };
};
