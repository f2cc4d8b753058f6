import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { GoodsCard } from '#storefront/cards/goods-card.tsx';
import { PickedList, pickedHeading } from '#storefront/module-parts/picked-list.tsx';
import type { GoodsListData } from './load.ts';
import type { GoodsListProps } from './module.ts';

type Props = ViewProps<GoodsListProps, GoodsListData>;

/** Goods that an operator picked. */
export function GoodsListView({ id, props, data, ctx }: Props): ReactNode {
  if (data.goods.length === 0) return null;
  const heading = pickedHeading(ctx, id, props);
  return (
    <ModuleSection id={id} type="goods-list" labelledBy={heading?.id}>
      <PickedList
        ctx={ctx}
        heading={heading}
        layout={props.layout}
        size="deal"
        columns={props}
        cards={data.goods.map((goods) => ({
          id: goods.id,
          card: <GoodsCard ctx={ctx} goods={goods} toPlatform={props.toPlatform} />,
        }))}
      />
    </ModuleSection>
  );
}
