import type { ReactNode } from 'react';
import { boardTime } from '#locales/format/relative-time.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import { boardCaption } from '../cards/board-caption.ts';
import type { Crumb } from '../links/crumbs.ts';
import { localHref, paths } from '../links/paths.ts';
import type { ItemListProps } from '../lists/item-list.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import styles from './leaderboard-detail.module.css';

type Props = ItemListProps & {
  crumbs: readonly Crumb[];
  board: ItemGroup;
  /** Leaderboards to link to, this one among them. */
  boards: readonly ItemGroup[];
};

/** Screen of a leaderboard: its sort order, the date of the last update, and all its places (S1 §2). */
export function LeaderboardDetail({ board, boards, ...list }: Props): ReactNode {
  const { ctx } = list;
  const { t, now } = ctx;
  const time = board.sortDate === undefined ? '' : boardTime(board.sortDate, now, t);
  const href = ({ code, id }: ItemGroup) => localHref(ctx, paths.leaderboard(code ?? id));
  return (
    <ListScreen
      {...list}
      testId="leaderboard-detail"
      title={board.name || t('screen.leaderboard')}
      note={
        <p className={styles.caption} data-testid="board-caption">
          {[boardCaption(board, t), time].filter(Boolean).join(' · ')}
        </p>
      }
    >
      <LinkStrip
        links={boards.map((other) => ({ href: href(other), label: other.name || t('screen.leaderboard') }))}
        current={href(board)}
        labels={{ list: t('board.others'), previous: t('action.previous'), next: t('action.next') }}
        variant="chip"
      />
    </ListScreen>
  );
}
