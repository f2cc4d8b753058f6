import { expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { foundText } from './found-text.ts';

test.each([
  ['th', '1,000+ รายการ', '999 รายการ', '1,024 รายการ', '10,000+ รายการ'],
  ['en', '1,000+ items', '999 items', '1,024 items', '10,000+ items'],
  ['id', '1,000+ hasil', '999 hasil', '1,024 hasil', '10,000+ hasil'],
] as const)(
  'in %s no list is counted further than it goes, a search the least',
  (lang, most, fewer, all, longest) => {
    const ctx = fixtureContext({ lang });
    expect(foundText(ctx, 1_000, true)).toBe(most);
    expect(foundText(ctx, 999, true)).toBe(fewer);
    expect(foundText(ctx, 1_024)).toBe(all);
    expect(foundText(ctx, 10_000)).toBe(longest);
  },
);
