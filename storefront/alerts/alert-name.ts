import type { Subscription } from '#schemas/entities/subscription.ts';

/** Name of an alert, made of its criteria: `air fryer · Philips · Kitchen, Living · #cooking`. */
export function alertName({ keyword, brand, category = [], tag = [] }: Subscription): string {
  const categories = category.map(({ name }) => name).join(', ');
  const tags = tag.map(({ name }) => `#${name}`).join(', ');
  return [keyword, brand?.name, categories, tags].filter(Boolean).join(' · ');
}

/** Alert that consists of this tag alone. */
export function subscriptionTo(tagId: string, alerts: readonly Subscription[]): Subscription | undefined {
  return alerts.find(
    ({ keyword, brand, category = [], tag = [] }) =>
      !keyword && !brand && category.length === 0 && tag.length === 1 && tag[0]?.id === tagId,
  );
}
