import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { AiCard, AiDeal } from '#schemas/api/invented/ai-chat.ts';
import { platformLook } from '#schemas/platforms.ts';
import { DealCard } from '../cards/deal-card.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import type { GoodsSource } from '../cards/platform-logo.tsx';
import styles from './ai-shopping.module.css';

type Props = {
  ctx: ViewContext;
  card: AiCard;
  type: 'AICHATVERTICAL' | 'AICHATHORIZONTAL';
  source: GoodsSource;
};

/** Product in an answer: below its price the verdict on it, the platform and the time it was read. */
export function AiProduct({ ctx, card, type, source }: Props) {
  return (
    <div className={styles.product} data-testid="ai-product" data-source={source}>
      <GoodsCard ctx={ctx} goods={card.goods} type={type} source={source} />
      <p className={styles.facts}>
        <Verdict ctx={ctx} card={card} />
        <span className={styles.read}>{readAt(ctx, card)}</span>
      </p>
    </div>
  );
}

/** Deal in an answer, with the same facts below it. */
export function AiOffer({ ctx, card }: { ctx: ViewContext; card: AiDeal }) {
  return (
    <div className={styles.product} data-testid="ai-deal">
      <DealCard ctx={ctx} deal={card.deal} />
      <p className={styles.facts}>
        <Verdict ctx={ctx} card={card} />
        <span className={styles.read}>{readOf(ctx, card.deal.platform, card.readAt)}</span>
      </p>
    </div>
  );
}

type VerdictProps = { ctx: ViewContext; card: Pick<AiCard, 'verdict' | 'days'> };

/** Verdict on the current price by the price history, as text. */
export function Verdict({ ctx: { t }, card: { verdict, days } }: VerdictProps) {
  return (
    <span className={styles.verdict} data-verdict={verdict} data-testid="ai-verdict">
      {t(`ai.verdict.${verdict}`, { days })}
    </span>
  );
}

/** Platform and time at which the price was read, where it is known. */
export function readAt(ctx: ViewContext, { goods, readAt: at }: AiCard): string {
  return readOf(ctx, goods.platformName, at);
}

function readOf(ctx: ViewContext, name: string | undefined, at: number | undefined): string {
  const platform = platformLook(name)?.name ?? name ?? '';
  if (at === undefined) return platform;
  return ctx.t('ai.readAt', { platform, date: formatDate(at, ctx) }).trim();
}
