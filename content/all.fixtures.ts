import type { RowTypeName } from './all.ts';
import { articleEntry } from './articles/entry.fixtures.ts';
import { brandEntry } from './brands/entry.fixtures.ts';
import { categoryEntry } from './categories/entry.fixtures.ts';
import { couponEntry } from './coupons/entry.fixtures.ts';
import { dailySpecialEntry } from './daily-specials/entry.fixtures.ts';
import { dealListEntry } from './deal-lists/entry.fixtures.ts';
import { fixedTextEntry } from './fixed-texts/entry.fixtures.ts';
import { keywordEntry } from './keywords/entry.fixtures.ts';
import { leaderboardEntry } from './leaderboards/entry.fixtures.ts';
import { noticeEntry } from './notices/entry.fixtures.ts';
import { redirectEntry } from './redirects/entry.fixtures.ts';
import { searchRedirectEntry } from './search-redirects/entry.fixtures.ts';
import { spellingEntry } from './spellings/entry.fixtures.ts';
import { topicEntry } from './topics/entry.fixtures.ts';

/** Valid leaves of an entry of each type whose entries operators make. */
export const contentEntries: Readonly<
  Record<Exclude<RowTypeName, 'goods' | 'deals'>, Readonly<Record<string, unknown>>>
> = {
  'deal-lists': dealListEntry,
  'daily-specials': dailySpecialEntry,
  coupons: couponEntry,
  brands: brandEntry,
  keywords: keywordEntry,
  topics: topicEntry,
  articles: articleEntry,
  notices: noticeEntry,
  'fixed-texts': fixedTextEntry,
  leaderboards: leaderboardEntry,
  categories: categoryEntry,
  spellings: spellingEntry,
  'search-redirects': searchRedirectEntry,
  redirects: redirectEntry,
};
