import { boardTime } from '#locales/format/relative-time.ts';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { localHref, paths } from '../links/paths.ts';
import { boardCaption } from './board-caption.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import { CardImage } from './image.tsx';
import styles from './leaderboard-card.module.css';
import { placeText } from './place-text.ts';

type Props = { ctx: ViewContext; board: ItemGroup; eager?: boolean };

/** Card of a leaderboard: name, sort order, date of the last update, and its first product's picture. 240 × 88 px. */
export function LeaderboardCard({ ctx, board, eager }: Props) {
  return (
    <Kept className={`${card.box} ${styles.card}`} data-testid="leaderboard-card" data-id={board.id}>
      <div>
        <CardImage
          sources={[board.refs?.[0] && placeText(ctx, board.refs[0]).picture]}
          width={IMAGE_PX.brand}
          fit="contain"
          eager={eager}
        />
      </div>
      <CardTitle
        ctx={ctx}
        testId="leaderboard-name"
        href={localHref(ctx, paths.leaderboard(board.code ?? board.id))}
      >
        {board.name}
      </CardTitle>
      <p data-testid="board-caption">{boardCaption(board, ctx.t)}</p>
      {board.sortDate !== undefined && (
        <time dateTime={new Date(board.sortDate).toISOString()} data-testid="board-time">
          {boardTime(board.sortDate, ctx.now, ctx.t)}
        </time>
      )}
    </Kept>
  );
}
