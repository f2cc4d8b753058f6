import type { PickKind } from '../entities/editor-pick.ts';

/** Kinds of picks that the entries of a type are. Nothing refers to the entries of other types. */
export const PICKS_OF_TYPE: Readonly<Record<string, readonly PickKind[]>> = {
  'deal-lists': ['DEAL_MODULE'],
  leaderboards: ['BOARD'],
  goods: ['GOODS'],
  deals: ['CONTENT'],
  categories: ['CATEGORY'],
  brands: ['BRAND'],
  articles: ['ARTICLE', 'NOTE'],
  topics: ['TOPIC'],
};
