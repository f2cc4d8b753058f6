import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Subscription } from '#schemas/entities/subscription.ts';

/** Name of an alert, made of its criteria: `air fryer · Philips · Kitchen, Living · #cooking · ≤ ฿1,290`. */
export function alertName(
  { keyword, brand, category = [], tag = [], maxPrice, currency = '' }: Subscription,
  ctx: Pick<ViewContext, 'lang' | 'tenant'>,
): string {
  const categories = category.map(({ name }) => name).join(', ');
  const tags = tag.map(({ name }) => `#${name}`).join(', ');
  const price = formatPrice(maxPrice, currency, ctx);
  return [keyword, brand?.name, categories, tags, price && `≤ ${price}`].filter(Boolean).join(' · ');
}

/** Alert that consists of this tag alone. */
export function subscriptionTo(tagId: string, alerts: readonly Subscription[]): Subscription | undefined {
  return alerts.find(
    ({ keyword, brand, category = [], tag = [], maxPrice }) =>
      maxPrice === undefined &&
      !keyword &&
      !brand &&
      category.length === 0 &&
      tag.length === 1 &&
      tag[0]?.id === tagId,
  );
}
