import { formatDate } from '#locales/format/date.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import type { MarkedFact, PriceFact } from './price-facts.ts';

/** Sentence of a fact; without a percentage, since a page has one, beside its price. */
export function factSentence(ctx: ViewContext, fact: PriceFact, currency: string): string {
  const { t } = ctx;
  const price = (value: number) => formatPrice(value, currency, ctx);
  switch (fact.kind) {
    case 'usual':
      return t(`reason.usual.${fact.verdict}`, { price: price(fact.price), days: PRICE_RULES.usualDays });
    case 'low':
      return fact.days === undefined
        ? t('reason.lowestEver', { date: formatDate(fact.since, ctx) })
        : t('reason.lowest', { days: fact.days });
    case 'reduction':
      return t('reason.drop', {
        amount: price(fact.amount),
        before: price(fact.before),
        days: PRICE_RULES.reductionDays,
      });
    case 'tracked':
      return t('price.tracked', { date: formatDate(fact.since, ctx) });
  }
}

/** Text of a fact's mark in the legend of the chart. */
export function markText(ctx: ViewContext, fact: MarkedFact, currency: string): string {
  const { t } = ctx;
  switch (fact.kind) {
    case 'low':
      return fact.days === undefined
        ? t('chart.mark.lowEver', { date: formatDate(fact.since, ctx) })
        : t('chart.mark.low', { days: fact.days });
    case 'reduction':
      return t('chart.mark.reduction', {
        price: formatPrice(fact.before, currency, ctx),
        date: formatDate(fact.at, ctx),
      });
    case 'tracked':
      return t('price.tracked', { date: formatDate(fact.since, ctx) });
  }
}
