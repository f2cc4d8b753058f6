/** Places in which the shop says something of a price: a row, data of a card and of a page, JSON-LD, rendered HTML. */
export const CLAIM_PLACES = ['stored', 'card', 'detail', 'json-ld', 'page'] as const;
