import type { Subscription } from '#schemas/entities/subscription.ts';

/** What an alert waits for, in one line: `air fryer · Philips · Kitchen, Living · #cooking`. */
export function alertName({ keyword, brand, category = [], tag = [] }: Subscription): string {
  const categories = category.map(({ name }) => name).join(', ');
  const tags = tag.map(({ name }) => `#${name}`).join(', ');
  return [keyword, brand?.name, categories, tags].filter(Boolean).join(' · ');
}

/** The alert that does nothing but follow this tag. */
export function subscriptionTo(tagId: string, alerts: readonly Subscription[]): Subscription | undefined {
  return alerts.find(
    ({ keyword, brand, category = [], tag = [] }) =>
      !keyword && !brand && category.length === 0 && tag.length === 1 && tag[0]?.id === tagId,
  );
}
