import { plusCount } from '#locales/format/count.ts';
import { formatScore } from '#locales/format/score.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { AiCard } from '#schemas/api/invented/ai-chat.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import { platformLook } from '#schemas/platforms.ts';
import { goodsPriceRange } from '../cards/goods-price.ts';
import { CardImage } from '../cards/image.tsx';
import { localHref, paths } from '../links/paths.ts';
import { readAt, Verdict } from './ai-card.tsx';
import styles from './ai-shopping.module.css';

type Props = { ctx: ViewContext; cards: readonly AiCard[] };

/** Table of products side by side. A missing value is named as such, not left blank. */
export function CompareTable({ ctx, cards }: Props) {
  const { t } = ctx;
  const unknown = t('ai.table.unknown');
  const rows = [
    [t('ai.table.price'), ({ goods }: AiCard) => <b className={styles.now}>{goodsPriceRange(goods, ctx)}</b>],
    [t('ai.table.verdict'), (card: AiCard) => <Verdict ctx={ctx} card={card} />],
    [
      t('ai.table.rating'),
      ({ goods: { averageScore = 0 } }: AiCard) =>
        averageScore > 0 ? formatScore(averageScore, ctx) : unknown,
    ],
    [
      t('ai.table.sold'),
      ({ goods: { totalSales = 0 } }: AiCard) => (totalSales > 0 ? plusCount(totalSales) : unknown),
    ],
    [
      t('ai.table.shipping'),
      ({ goods: { labels = [] } }: AiCard) =>
        labels.some(({ code }) => code === 'FREE_SHIPPING') ? t('ai.table.yes') : unknown,
    ],
    [
      t('ai.table.shop'),
      ({ goods: { platformName } }: AiCard) => platformLook(platformName)?.name ?? unknown,
    ],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by key
    <section className={styles.compare} aria-label={t('ai.about.compare')} tabIndex={0}>
      <table data-testid="ai-compare">
        <thead>
          <tr>
            <td />
            {cards.map((card) => (
              <th key={card.goods.id} scope="col" data-id={card.goods.id}>
                <span className={styles.thumb}>
                  <CardImage
                    sources={[card.goods.pictureUrls?.[0]]}
                    width={IMAGE_PX.dealCard}
                    fit="contain"
                  />
                </span>
                <a href={localHref(ctx, paths.product(card.goods.code ?? card.goods.id))}>
                  {card.goods.goodsName}
                </a>
                <span className={styles.read}>{readAt(ctx, card)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cards.map((card) => (
                <td key={card.goods.id}>{cell(card)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
