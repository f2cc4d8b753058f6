import type { Load } from '#runtime/module.ts';
import { homeBoards } from '#schemas/api/integration.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import type { LeaderboardStripProps } from './schema.ts';

export const loadLeaderboardStrip: Load<LeaderboardStripProps, readonly ItemGroup[]> = async (
  { boards },
  { api, signal },
) => {
  if (boards.length === 0) return { data: [] };
  const codes = boards.map(({ code }) => code);
  const data = await api.call(homeBoards, { body: { codes } }, { signal });
  return { data, tags: ['boards', ...data.map(({ id }) => `board:${id}`)] };
};
