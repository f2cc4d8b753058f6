import { boardTime } from '#locales/format/relative-time.ts';
import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX, RANKED_LIST } from '#schemas/constants.ts';
import type { ItemGroup, ItemGroupRef } from '#schemas/entities/item-group.ts';
import { RankIndex } from '#ui/ranked-list.tsx';
import { localHref, paths } from '../links/paths.ts';
import { boardCaption } from './board-caption.ts';
import styles from './board-summary.module.css';
import { goodsPriceRange } from './goods-price.ts';
import { CardImage } from './image.tsx';
import { placeText } from './place-text.ts';

type Props = {
  ctx: ViewContext;
  board: ItemGroup;
  /** True if its pictures load at once. */
  eager?: boolean;
};

/** Leaderboard in the list of all: name, sort order, date of the last update, and its first places, the first large. */
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
      <ol className={styles.places}>
        {places.map((place, index) => (
          <li key={place.id ?? index} className={styles.place} data-testid="ranked-item">
            <Place ctx={ctx} place={place} rank={index + 1} eager={eager} />
          </li>
        ))}
      </ol>
      <a className={styles.more} href={href} data-testid="view-more">
        {ctx.t('action.seeAll')}
      </a>
    </article>
  );
}

type PlaceProps = { ctx: ViewContext; place: ItemGroupRef; rank: number; eager: boolean | undefined };

function Place({ ctx, place, rank, eager }: PlaceProps) {
  const goods = place.goodsDetail?.goods;
  const { name, href, picture } = placeText(ctx, place);
  return (
    <>
      <div className={styles.picture}>
        <CardImage
          sources={[picture]}
          width={rank === 1 ? IMAGE_PX.dealCard : IMAGE_PX.brand}
          fit="contain"
          eager={eager}
        />
        <span className={styles.rank}>
          <RankIndex rank={rank} highlight={RANKED_LIST.highlighted} />
        </span>
      </div>
      <div>
        <p className={styles.goods}>{href ? <a href={href}>{name}</a> : name}</p>
        {goods && <p className={styles.price}>{goodsPriceRange(goods, ctx)}</p>}
      </div>
    </>
  );
}
