import type { COLLECT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { hasKey } from '#schemas/typed-object.ts';

/** Tabs of the favourites and the subject types in each; deals are among the products. */
export const FAVORITE_TABS = {
  products: ['GOODS', 'CONTENT'],
  content: ['NOTE'],
  articles: ['ARTICLE'],
  brands: ['BRAND'],
  reviews: ['GOODS_COMMENT'],
} as const satisfies Record<string, readonly (typeof COLLECT_SUBJECT_TYPES)[number][]>;
export type FavoriteTab = keyof typeof FAVORITE_TABS;

/** The tab that the address names, else the first. */
export function favoriteTab(name: string | null | undefined): FavoriteTab {
  return name && hasKey(FAVORITE_TABS, name) ? name : 'products';
}
