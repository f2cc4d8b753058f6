/** First item of each kind: a sample in which every kind occurs once. */
export function firstOfEach<T>(items: Iterable<T>, kindOf: (item: T) => string): Set<T> {
  const firsts = new Map<string, T>();
  for (const item of items) if (!firsts.has(kindOf(item))) firsts.set(kindOf(item), item);
  return new Set(firsts.values());
}

/** Options of a test that `npm test` runs for a sample only, and `npm run test:all` for everything. */
export const allUnless = (isSampled: boolean) => (isSampled ? {} : { tags: 'all' });
