import type { ViewContext } from '#runtime/context.ts';
import { EAGER_IMAGES } from '#schemas/constants.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { EmptyPage } from '../empty-page.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import { BoardSummary } from './board-summary.tsx';
import styles from './leaderboard-list.module.css';

type Props = {
  ctx: ViewContext;
  boards: readonly ItemGroup[];
  page: number;
  /** The number of pages. */
  pages: number;
  query: Readonly<Record<string, string>>;
};

/** All leaderboards, each with its first places (S1 §2). */
export function LeaderboardList({ ctx, boards, page, pages, query }: Props) {
  return (
    <div className={styles.screen} data-testid="leaderboard-list">
      <h1>{ctx.t('screen.leaderboard')}</h1>
      {boards.length === 0 ? (
        <EmptyPage ctx={ctx} page={page} query={query} />
      ) : (
        <ul className={styles.boards}>
          {boards.map((board, index) => (
            <li key={board.id}>
              <BoardSummary ctx={ctx} board={board} eager={index < EAGER_IMAGES.elsewhereMax} />
            </li>
          ))}
        </ul>
      )}
      <NumberedPages ctx={ctx} page={page} pages={pages} query={query} />
    </div>
  );
}
