import type { ReactNode } from 'react';
import { plusCount } from '#locales/format/count.ts';
import { formatDate } from '#locales/format/date.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ComparedGoods } from '#schemas/entities/compared-goods.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { platformLook } from '#schemas/platforms.ts';
import { Icon } from '#ui/icon.tsx';
import { BuyLink } from '../cards/buy-link.tsx';
import { comparedPrice, goodsPriceRange } from '../cards/goods-price.ts';
import { verdictText } from '../cards/price-verdict.ts';
import { outboundHref } from '../links/outbound.ts';
import { localHref, paths } from '../links/paths.ts';
import { attributeKeys, attributeOf } from './compare-attributes.ts';
import styles from './compare-table.module.css';

/** One value of a row: its text, by which values are compared, and what is shown instead of the text alone. */
type Cell = { text: string; shown?: ReactNode };
type OwnRow =
  | 'shop'
  | 'price'
  | 'verdict'
  | 'lowest'
  | 'offers'
  | 'brand'
  | 'category'
  | 'model'
  | 'rating'
  | 'sold'
  | 'delivery';
export type Row = {
  name: string;
  label: string;
  /** A cell for each of the goods; undefined where the value isn't known. */
  cells: readonly (Cell | undefined)[];
  /** True where given values differ, undefined where one isn't given; of facts alone: a price always differs. */
  differs: boolean | undefined;
  /** The goods that are best by a figure; undefined for a tie and where none is better. */
  best: { index: number; text: string } | undefined;
};

type Of = (one: ComparedGoods) => Cell | undefined;

function differsOf(cells: Row['cells']): boolean | undefined {
  const given = cells.flatMap((cell) => cell?.text ?? []);
  if (new Set(given).size > 1) return true;
  return given.length < cells.length ? undefined : false;
}

/** Rows of goods side by side: price and ways to buy first, then facts. A row that none has a value for is left out. */
export function compareRows(ctx: ViewContext, all: readonly ComparedGoods[]): Row[] {
  const { t } = ctx;
  const prices = all.map((one) => (isSold(one) ? -(comparedPrice(goodsOf(one)) ?? NaN) : NaN));
  const isOneCurrency = new Set(all.map(({ statistics }) => statistics.currency)).size === 1;
  const labelled = (name: string, label: string, of: Of, isFact: boolean, best?: Row['best']): Row => {
    const cells = all.map(of);
    return { name, label, cells, differs: isFact && all.length > 1 ? differsOf(cells) : undefined, best };
  };
  const row = (name: OwnRow, of: Of, isFact = false, best?: Row['best']) =>
    labelled(name, t(`compare.row.${name}`), of, isFact, best);
  const rows = [
    row('price', priceCell(ctx), false, isOneCurrency ? bestOf(prices, t('compare.best.price')) : undefined),
    row('verdict', verdictCell(ctx)),
    row('shop', shopCell(ctx)),
    row('lowest', lowestCell(ctx)),
    row('offers', offersCell(ctx)),
    row('rating', ratingCell(ctx), true, bestOf(all.map(scoreOf), t('compare.best.rating'))),
    row('sold', (one) => textCell(soldText(ctx, one)), true),
    row('delivery', (one) => textCell(isFreeOf(one) ? t('compare.freeDelivery') : ''), true),
    row('brand', brandCell(ctx), true),
    row('category', categoryCell(ctx), true),
    row('model', (one) => textCell(goodsOf(one).mpn), true),
  ].filter(isKnown);
  const attributes = attributeKeys(
    all.map(goodsOf),
    rows.map(({ label }) => label),
  ).map(([key, name]) =>
    labelled(`attribute ${key}`, name, (one) => textCell(attributeOf(goodsOf(one), key)), true),
  );
  return [...rows, ...attributes];
}

const isKnown = ({ cells }: Row) => cells.some((cell) => cell !== undefined);

/** The goods of an entry; another server may leave them out. */
export const goodsOf = ({ key, detail }: ComparedGoods) => detail.goods ?? { id: key };

/** Whether the goods can be bought. */
export const isSold = (one: ComparedGoods): boolean => isBuyable(availabilityOf(goodsOf(one)));

const textCell = (text: string | undefined): Cell | undefined => (text ? { text } : undefined);
const scoreOf = (one: ComparedGoods) => goodsOf(one).averageScore || NaN;
const isFreeOf = (one: ComparedGoods) => goodsOf(one).labels?.some(({ code }) => code === 'FREE_SHIPPING');

/** The one highest figure of at least two; unknown ones are NaN. */
function bestOf(figures: readonly number[], text: string): Row['best'] {
  const known = figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => b - a);
  const [first, second] = known;
  if (first === undefined || second === undefined || first === second) return undefined;
  return { index: figures.indexOf(first), text };
}

const priceCell =
  (ctx: ViewContext): Of =>
  (one) => {
    const text = goodsPriceRange(goodsOf(one), ctx);
    if (!text || isSold(one))
      return text ? { text, shown: <b className={styles.price}>{text}</b> } : undefined;
    return {
      text,
      shown: (
        <>
          <span className={styles.past}>{text}</span>
          <small>{ctx.t('compare.lastPrice')}</small>
        </>
      ),
    };
  };

const verdictCell =
  (ctx: ViewContext): Of =>
  (one) => {
    const { statistics } = one;
    const { verdict, usualPrice, currentPrice, recordedSince, currency } = statistics;
    // The verdict is about the recorded price: of another one nothing is known.
    if (!isSold(one) || goodsOf(one).priceRange?.minSalePrice !== currentPrice) return undefined;
    const text = verdictText(ctx, statistics);
    if (text === undefined)
      return {
        text: '',
        shown: (
          <>
            {ctx.t('compare.tooNew')}
            {recordedSince !== undefined && (
              <small>{ctx.t('price.tracked', { date: formatDate(recordedSince, ctx) })}</small>
            )}
          </>
        ),
      };
    return {
      text,
      shown: (
        <>
          <span className={styles.verdict} data-verdict={verdict}>
            {text}
          </span>
          <small>{ctx.t('compare.usual', { price: formatPrice(usualPrice, currency, ctx) })}</small>
        </>
      ),
    };
  };

const shopCell =
  (ctx: ViewContext): Of =>
  (one) => {
    const goods = goodsOf(one);
    if (!isSold(one)) {
      const isEnded = availabilityOf(goods) === 'DISCONTINUED';
      const text = ctx.t(isEnded ? 'card.availability.DISCONTINUED' : 'card.availability.OUT_OF_STOCK');
      return { text, shown: <span className={styles.soldOut}>{text}</span> };
    }
    const own = one.skus.find((sku) => sku.goods.id === goods.id);
    const href = own?.goodsTraceLink ?? goods.originUrl;
    return {
      text: goods.platformName ?? '',
      shown: (
        <BuyLink
          ctx={ctx}
          href={href}
          platform={goods.platformName}
          className={styles.buyLink}
          testId="compare-buy"
        />
      ),
    };
  };

const lowestCell =
  (ctx: ViewContext): Of =>
  ({ statistics: { lowestPrice, lowestTime, currency } }) => {
    if (lowestPrice === undefined || lowestTime === undefined) return undefined;
    const text = formatPrice(lowestPrice, currency, ctx);
    return {
      text,
      shown: (
        <>
          {text}
          <small>{formatDate(lowestTime, ctx)}</small>
        </>
      ),
    };
  };

const offersCell =
  (ctx: ViewContext): Of =>
  ({ skus }) => {
    const offers = skus.flatMap((sku) => {
      const href = outboundHref(sku.goodsTraceLink ?? sku.goods.originUrl);
      const name = platformLook(sku.goods.platformName)?.name ?? ctx.t('detail.otherShop');
      const isOffered = href && isBuyable(availabilityOf(sku.goods));
      return isOffered ? [{ id: sku.goods.id, href, name, price: goodsPriceRange(sku.goods, ctx) }] : [];
    });
    if (offers.length === 0) return undefined;
    return {
      text: offers.map(({ name, price }) => `${name} ${price}`).join(),
      shown: (
        <ul className={styles.offers}>
          {offers.map(({ id, href, name, price }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="sponsored noopener">
                {name} <span>{price}</span>
              </a>
            </li>
          ))}
        </ul>
      ),
    };
  };

const ratingCell =
  (ctx: ViewContext): Of =>
  (one) => {
    const { averageScore = 0, reviewCount = 0 } = goodsOf(one);
    if (averageScore <= 0) return undefined;
    const score = plusCount(Math.floor(averageScore * 10) / 10);
    const text = ctx.t('compare.rated', { score });
    const amount = plusCount(reviewCount);
    return {
      text,
      shown: (
        <>
          <span className={styles.score}>
            <Icon name="star" size={14} filled />
            {text}
          </span>
          {reviewCount > 0 && <small>{ctx.t('card.reviews', { count: reviewCount, amount })}</small>}
        </>
      ),
    };
  };

function soldText({ t }: ViewContext, one: ComparedGoods): string {
  const { totalSales = 0 } = goodsOf(one);
  return totalSales > 0 ? t('card.sold', { amount: plusCount(totalSales) }) : '';
}

const brandCell =
  (ctx: ViewContext): Of =>
  ({ detail: { brand } }) =>
    brand?.name
      ? linked(ctx, brand.name, paths.brand({ id: brand.id, code: brand.code ?? brand.id }))
      : undefined;

const categoryCell =
  (ctx: ViewContext): Of =>
  ({ detail }) => {
    const category = detail.classifications?.at(-1);
    return category && linked(ctx, category.name, paths.productCategory(category));
  };

const linked = (ctx: ViewContext, text: string, path: string): Cell => ({
  text,
  shown: (
    <a className={styles.link} href={localHref(ctx, path)}>
      {text}
    </a>
  ),
});
