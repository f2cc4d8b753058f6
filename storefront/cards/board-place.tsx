import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX, RANKED_LIST } from '#schemas/constants.ts';
import type { ItemGroupRef } from '#schemas/entities/item-group.ts';
import { RankIndex } from '#ui/ranked-list.tsx';
import styles from './board-place.module.css';
import { GoodsCard } from './goods-card.tsx';
import { CardImage } from './image.tsx';
import { placeText } from './place-text.ts';

type Props = { ctx: ViewContext; rank: number; place: ItemGroupRef; eager?: boolean };

/** Entry of a leaderboard's own page: its rank, and its product, or the name and picture of another thing with its link. */
export function BoardPlace({ ctx, rank, place, eager }: Props): ReactNode {
  const goods = place.goodsDetail?.goods;
  return (
    <div className={styles.place} data-testid="board-place">
      <RankIndex rank={rank} highlight={RANKED_LIST.highlighted} />
      <div className={styles.goods}>
        {goods ? (
          <GoodsCard ctx={ctx} goods={goods} type="NORMALHORIZONTAL" eager={eager} />
        ) : (
          <OtherPlace ctx={ctx} place={place} eager={eager} />
        )}
      </div>
    </div>
  );
}

function OtherPlace({ ctx, place, eager }: Omit<Props, 'rank'>): ReactNode {
  const { name, href, picture } = placeText(ctx, place);
  return (
    <div className={styles.other}>
      <div className={styles.picture}>
        <CardImage sources={[picture]} width={IMAGE_PX.brand} eager={eager} />
      </div>
      {href ? <a href={href}>{name}</a> : <span>{name}</span>}
    </div>
  );
}
