import type { RowTypeName } from './all.ts';
import { brandEntry } from './brands/entry.fixtures.ts';
import { couponEntry } from './coupons/entry.fixtures.ts';
import { dealListEntry } from './deal-lists/entry.fixtures.ts';
import { keywordEntry } from './keywords/entry.fixtures.ts';

/** Valid leaves of an entry of each type whose entries are rows. */
export const contentEntries: Readonly<Record<RowTypeName, Readonly<Record<string, unknown>>>> = {
  'deal-lists': dealListEntry,
  coupons: couponEntry,
  brands: brandEntry,
  keywords: keywordEntry,
};
