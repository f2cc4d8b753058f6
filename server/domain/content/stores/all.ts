import {
  contentTypes,
  type RowTypeName,
  rowTypes,
  type SettingsTypeName,
  settingsTypes,
} from '#content/all.ts';
import { AppError } from '#schemas/errors.ts';
import { hasKey } from '#schemas/typed-object.ts';
import type { RowType, StoredType } from '../read.ts';
import type { ContentStore, SettingsStore } from '../store.ts';
import { articleStore } from './articles.ts';
import { brandStore } from './brands.ts';
import { categoryStore } from './categories.ts';
import { couponStore } from './coupons.ts';
import { dailySpecialStore } from './daily-specials.ts';
import { dealListStore } from './deal-lists.ts';
import { dealStore } from './deals.ts';
import { fixedTextStore } from './fixed-texts.ts';
import { goodsStore } from './goods.ts';
import { keywordStore } from './keywords.ts';
import { leaderboardStore } from './leaderboards.ts';
import { noticeStore } from './notices.ts';
import { redirectStore } from './redirects.ts';
import { searchRedirectStore } from './search-redirects.ts';
import {
  appStripStore,
  consentStore,
  headerStore,
  menuStore,
  shopStore,
  signInStore,
  themeStore,
} from './settings.ts';
import { spellingStore } from './spellings.ts';
import { topicStore } from './topics.ts';

const ROWS: Readonly<Record<RowTypeName, ContentStore>> = {
  'deal-lists': dealListStore,
  'daily-specials': dailySpecialStore,
  coupons: couponStore,
  brands: brandStore,
  keywords: keywordStore,
  topics: topicStore,
  articles: articleStore,
  notices: noticeStore,
  'fixed-texts': fixedTextStore,
  leaderboards: leaderboardStore,
  categories: categoryStore,
  goods: goodsStore,
  deals: dealStore,
  spellings: spellingStore,
  'search-redirects': searchRedirectStore,
  redirects: redirectStore,
};

const SETTINGS: Readonly<Record<SettingsTypeName, SettingsStore>> = {
  menus: menuStore,
  header: headerStore,
  'app-strip': appStripStore,
  consent: consentStore,
  'sign-in': signInStore,
  theme: themeStore,
  shop: shopStore,
};

/** All content types with their stores. */
export const storedTypes = (): StoredType[] => Object.keys(contentTypes).map(storedType);

/** A type whose entries are rows, with its store. */
export const rowType = (name: RowTypeName): RowType => ({ type: rowTypes[name], store: ROWS[name] });

/** @throws AppError NOT_FOUND */
export function storedType(name: string): StoredType {
  if (hasKey(rowTypes, name)) return rowType(name);
  if (hasKey(settingsTypes, name)) return { type: settingsTypes[name], store: SETTINGS[name] };
  throw new AppError('NOT_FOUND');
}
