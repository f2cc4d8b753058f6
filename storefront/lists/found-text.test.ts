import { expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { foundText } from './found-text.ts';

test.each([
  ['th', '1,000+ รายการ', '999 รายการ', '1,024 รายการ'],
  ['en', '1,000+ items', '999 items', '1,024 items'],
  ['id', '1,000+ hasil', '999 hasil', '1,024 hasil'],
] as const)(
  'in %s a search counts no further than its list goes, a list to its end',
  (lang, most, fewer, all) => {
    const ctx = fixtureContext({ lang });
    expect(foundText(ctx, 1_000, true)).toBe(most);
    expect(foundText(ctx, 999, true)).toBe(fewer);
    expect(foundText(ctx, 1_024)).toBe(all);
  },
);
