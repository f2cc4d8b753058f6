import type { localize } from '#locales/format/localize.ts';
import { DEAL_LABEL_CODES } from '#schemas/enums/label.ts';
import { factLabels } from '#server/domain/catalogue/facts-labels.ts';
import { priceLabels } from '#server/domain/catalogue/price-labels.ts';
import type { Random } from '#server/platform/random.ts';
import type { SeedGoods } from './goods.ts';
import type { DealRow } from './rows.ts';
import { dealSummary, dealTitle } from './titles.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_ID = 20_001;
const UPDATED_EVERY = 50;

/**
 * Builds one deal for every product. About 4 % have expired; a few have only a summary, which then serves as their
 * title.
 */
export function buildDeals(
  tenantId: string,
  goods: readonly SeedGoods[],
  now: number,
  random: Random,
): DealRow[] {
  return goods.map(({ row, family, product, facts, story }, i) => {
    const id = String(FIRST_ID + i);
    const fromPrices = priceLabels(story);
    const title = i % 150 === 149 ? {} : dealTitle(row.name as ReturnType<typeof localize>, facts, random);
    const summary = dealSummary(family, product, facts.averageScore, facts.freeShipping);
    const publishedAt = new Date(now - Math.round(random.next() ** 2 * 45 * DAY_MS) - random.int(1, HOUR_MS));
    const discount = row.originalPrice ? 1 - row.price / row.originalPrice : 0;
    return {
      tenantId,
      id,
      code: `d${id}`,
      goodsId: row.id,
      title,
      summary,
      platform: row.platform,
      goodsLink: row.originUrl,
      goodsTraceLink: random.chance(0.85) ? `${row.originUrl}?utm_source=${tenantId}&sub_id=d${id}` : null,
      picture: row.pictures?.[0] ?? '',
      currency: row.currency,
      currentPrice: row.price,
      maxPrice: row.maxPrice ?? null,
      held: row.held ?? null,
      originalPrice: row.originalPrice ?? null,
      priceReduction: fromPrices.priceReduction,
      priceDeductRate: fromPrices.priceDeductRate,
      labels: [...fromPrices.deal, ...factLabels(facts)].filter((code) =>
        (DEAL_LABEL_CODES as readonly string[]).includes(code),
      ),
      storyUntil: row.storyUntil ?? null,
      heat: Math.round(Math.log10(facts.monthSales + 1) * 120 + discount * 300),
      invalid: row.invalid ?? false,
      locked: [],
      imported: {},
      expiresAt: expiry(now, random),
      dailySpecialUntil: null,
      dailySpecialPinned: false,
      publishedAt,
      // A few were updated after they were published.
      updatedAt: i % UPDATED_EVERY === 0 ? new Date((publishedAt.getTime() + now) / 2) : publishedAt,
    };
  });
}

function expiry(now: number, random: Random): Date | null {
  const fate = random.next();
  if (fate < 0.04) return new Date(now - random.int(HOUR_MS, 20 * DAY_MS));
  return fate < 0.6 ? new Date(now + random.int(6 * HOUR_MS, 30 * DAY_MS)) : null;
}

/** Whether shoppers can still buy the deal. */
export function isLive(deal: DealRow, now: number): boolean {
  return !deal.invalid && (!deal.expiresAt || deal.expiresAt.getTime() > now);
}
