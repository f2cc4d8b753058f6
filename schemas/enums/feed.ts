export const SEARCH_SORTS = ['UPDATE_DESC', 'HOT_DESC'] as const;
export const FEED_CARD_TYPES = ['deal', 'goods', 'dailyDeal', 'note', 'article', 'content', 'brand'] as const;
export type FeedCardType = (typeof FEED_CARD_TYPES)[number];
