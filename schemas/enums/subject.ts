/** Subject types of likes, favourites, comments and reports. */
export const SUBJECT_TYPES = [
  'CONTENT',
  'GOODS',
  'CONTENT_COMMENT',
  'REPLY_COMMENT',
  'REFER_COMMENT',
  'GOODS_COMMENT',
  'USER',
] as const;
/** Subject types that members can collect; CONTENT is a deal, GOODS_COMMENT a review of a product. */
export const COLLECT_SUBJECT_TYPES = [
  'CONTENT',
  'GOODS',
  'NOTE',
  'ARTICLE',
  'BRAND',
  'GOODS_COMMENT',
] as const;
export const LIKE_SUBJECT_TYPES = ['NOTE', 'ARTICLE'] as const;
export const COMMENT_SUBJECT_TYPES = ['CONTENT', 'GOODS', 'NOTE', 'ARTICLE'] as const;
export const REPORT_SUBJECT_TYPES = [...SUBJECT_TYPES, 'NOTE', 'ARTICLE'] as const;
/** Subject types of search results; CONTENT is a deal. */
export const SEARCH_SUBJECT_TYPES = ['CONTENT', 'GOODS_LINK_DETAIL', 'GOODS', 'NOTE', 'ARTICLE'] as const;
export type SearchSubjectType = (typeof SEARCH_SUBJECT_TYPES)[number];
export const FEED_SUBJECT_TYPES = ['deal', 'goods', 'note', 'article'] as const;
/** Aliases of subject types: search names them differently from feeds. */
export const FEED_SUBJECT_ALIASES = { CONTENT: 'deal', GOODS_LINK_DETAIL: 'goods' } as const;
/** Relations between subjects: by the last category, the brand, or an article's keywords in a product's name. */
export const RELATEDS = ['LAST_CLASSIFICATIONS_GOODS', 'BRAND_GOODS', 'DEAL_GOOD_KEYWORDS'] as const;
