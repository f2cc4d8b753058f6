import { PUBLISHER_TYPES } from './content.ts';
import { LABEL_FIRST_CATEGORIES } from './label.ts';

export const SEARCH_SORTS = ['UPDATE_DESC', 'HOT_DESC'] as const;
/** Sort orders of search results instead of relevance. */
export const RESULT_SORTS = [...SEARCH_SORTS, ...LABEL_FIRST_CATEGORIES] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];
export const FEED_QUERIES = ['NOTE', ...PUBLISHER_TYPES] as const;
export const FEED_CARD_TYPES = ['deal', 'goods', 'dailyDeal', 'note', 'article', 'content', 'brand'] as const;
export type FeedCardType = (typeof FEED_CARD_TYPES)[number];
