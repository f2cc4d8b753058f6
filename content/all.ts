import type { ContentManifest } from '#schemas/content-type/define.ts';
import { appStrip } from './app-strip/type.ts';
import { articles } from './articles/type.ts';
import { brands } from './brands/type.ts';
import { categories } from './categories/type.ts';
import { consent } from './consent/type.ts';
import { coupons } from './coupons/type.ts';
import { dailySpecials } from './daily-specials/type.ts';
import { dealLists } from './deal-lists/type.ts';
import { deals } from './deals/type.ts';
import { fixedTexts } from './fixed-texts/type.ts';
import { goods } from './goods/type.ts';
import { header } from './header/type.ts';
import { keywords } from './keywords/type.ts';
import { leaderboards } from './leaderboards/type.ts';
import { menus } from './menus/type.ts';
import { notices } from './notices/type.ts';
import { redirects } from './redirects/type.ts';
import { searchRedirects } from './search-redirects/type.ts';
import { shop } from './shop/type.ts';
import { signIn } from './sign-in/type.ts';
import { spellings } from './spellings/type.ts';
import { theme } from './theme/type.ts';
import { topics } from './topics/type.ts';

/** Types whose entries are rows, in the order in which the editor lists them. */
export const rowTypes = {
  'deal-lists': dealLists,
  'daily-specials': dailySpecials,
  leaderboards,
  coupons,
  goods,
  deals,
  categories,
  brands,
  articles,
  topics,
  keywords,
  spellings,
  'search-redirects': searchRedirects,
  redirects,
  notices,
  'fixed-texts': fixedTexts,
} satisfies ContentManifest;

/** Types of which each shop has one entry, a part of its settings. */
export const settingsTypes = {
  menus,
  header,
  'app-strip': appStrip,
  consent,
  'sign-in': signIn,
  theme,
  shop,
} satisfies ContentManifest;

export const contentTypes = { ...rowTypes, ...settingsTypes };

export type RowTypeName = keyof typeof rowTypes;
export type SettingsTypeName = keyof typeof settingsTypes;
