import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { GOODS_CARD_TYPES, GOODS_SOURCES } from '#schemas/enums/goods.ts';
import { GoodsCard } from '#storefront/cards/goods-card.tsx';
import { goods, goodsGroup } from '#storefront/fixtures.ts';
import { Story } from './story.tsx';

const priced = (minSalePrice: number | undefined, maxSalePrice?: number): Goods => ({
  ...goods.default,
  priceRange: { currencyCode: 'THB', minSalePrice, maxSalePrice },
});

const VARIANTS: Record<string, Goods> = {
  ...goods,
  maxOnly: priced(undefined, 1290),
  minOnly: priced(1290),
  samePrices: priced(1290, 1290),
  twoPrices: priced(1099.5, 1290),
  fewSales: { ...goods.default, monthSales: 99, totalSales: 250, averageScore: 5, reviewCount: 0 },
};

/** Goods cards in states that the seed doesn't have. */
export function GoodsStories({ ctx }: { ctx: ViewContext }) {
  return (
    <>
      {GOODS_CARD_TYPES.flatMap((type) =>
        GOODS_SOURCES.flatMap((source) =>
          [goods.default, goods.unknownPlatform].map((item) => (
            <Story
              key={`${type}${source}${item.id}`}
              name={`${type} ${source} ${item.platformName}`}
              width={320}
            >
              <GoodsCard ctx={ctx} goods={item} type={type} source={source} />
            </Story>
          )),
        ),
      )}
      {Object.entries(VARIANTS).map(([name, item]) => (
        <Story key={name} name={name} width={320}>
          <GoodsCard ctx={ctx} goods={item} />
        </Story>
      ))}
      {[0.004, 1.2, 0.35].map((discount) => (
        <Story key={discount} name={`discount ${discount}`}>
          <GoodsCard ctx={ctx} goods={{ ...goods.default, discount }} />
        </Story>
      ))}
      <Story name="group">
        <GoodsCard ctx={ctx} goods={goods.default} group={goodsGroup} />
      </Story>
      <Story name="invalid in favourites">
        <GoodsCard ctx={ctx} goods={goods.invalid} inFavorites />
      </Story>
      <Story name="to the platform">
        <GoodsCard ctx={ctx} goods={goods.default} toPlatform />
      </Story>
    </>
  );
}
