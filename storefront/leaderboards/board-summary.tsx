import { boardTime } from '#locales/format/relative-time.ts';
import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX, RANKED_LIST } from '#schemas/constants.ts';
import type { ItemGroup, ItemGroupRef } from '#schemas/entities/item-group.ts';
import { RankedList } from '#ui/ranked-list.tsx';
import { boardCaption } from '../cards/board-caption.ts';
import { CardImage } from '../cards/image.tsx';
import { localHref, paths } from '../links/paths.ts';
import styles from './board-summary.module.css';

type Props = {
  ctx: ViewContext;
  board: ItemGroup;
  /** True if its pictures load at once. */
  eager?: boolean;
};

/** Leaderboard in the list of all: name, sort order, date of the last update, and its first places. */
export function BoardSummary({ ctx, board, eager }: Props) {
  const href = localHref(ctx, paths.leaderboard(board.code ?? board.id));
  const caption = boardCaption(board, ctx.t);
  const time = board.sortDate === undefined ? '' : boardTime(board.sortDate, ctx.now, ctx.t);
  const places = (board.refs ?? []).slice(0, RANKED_LIST.highlighted);
  return (
    <article className={styles.board} data-testid="board-summary" data-id={board.id}>
      <h2 className={styles.name}>
        <a href={href}>{board.name || ctx.t('screen.leaderboard')}</a>
      </h2>
      <p className={styles.caption} data-testid="board-caption">
        {[caption, time].filter(Boolean).join(' · ')}
      </p>
      <RankedList
        items={places.map((place, index) => ({
          id: place.id ?? `${index + 1}`,
          content: <Place ctx={ctx} place={place} eager={eager} />,
        }))}
        highlight={RANKED_LIST.highlighted}
        viewMore={{ href, label: ctx.t('action.seeAll') }}
      />
    </article>
  );
}

function Place({ ctx, place, eager }: { ctx: ViewContext; place: ItemGroupRef; eager: boolean | undefined }) {
  const goods = place.goodsDetail?.goods;
  const name = place.itemName || goods?.goodsName;
  return (
    <div className={styles.place}>
      <div className={styles.picture}>
        <CardImage sources={[goods?.pictureUrls?.[0]]} width={IMAGE_PX.brand} fit="contain" eager={eager} />
      </div>
      <p className={styles.goods}>
        {goods ? <a href={localHref(ctx, paths.product(goods.code ?? goods.id))}>{name}</a> : name}
      </p>
    </div>
  );
}
