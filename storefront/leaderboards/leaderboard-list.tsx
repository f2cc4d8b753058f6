import type { ReactNode } from 'react';
import type { Crumb } from '../links/crumbs.ts';
import type { ItemListProps } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';

/** All leaderboards, each with its first places (S1 §2). */
export function LeaderboardList(list: ItemListProps & { crumbs: readonly Crumb[] }): ReactNode {
  return <ListScreen {...list} testId="leaderboard-list" title={list.ctx.t('screen.leaderboard')} />;
}
