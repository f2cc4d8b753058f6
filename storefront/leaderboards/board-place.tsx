import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { RANKED_LIST } from '#schemas/constants.ts';
import type { ItemGroupRef } from '#schemas/entities/item-group.ts';
import { RankIndex } from '#ui/ranked-list.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import styles from './board-place.module.css';

type Props = { ctx: ViewContext; rank: number; place: ItemGroupRef; eager?: boolean };

/** Entry of a leaderboard's own page: its rank and its product. */
export function BoardPlace({ ctx, rank, place, eager }: Props): ReactNode {
  const goods = place.goodsDetail?.goods;
  return (
    <div className={styles.place} data-testid="board-place">
      <RankIndex rank={rank} highlight={RANKED_LIST.highlighted} />
      <div className={styles.goods}>
        {goods ? (
          <GoodsCard ctx={ctx} goods={goods} type="NORMALHORIZONTAL" eager={eager} />
        ) : (
          <p>{place.itemName}</p>
        )}
      </div>
    </div>
  );
}
