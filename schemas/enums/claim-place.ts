/**
 * Places in which the shop says something of a price: a row, data of a card and of a page, JSON-LD, rendered HTML, and the
 * order of a list.
 */
export const CLAIM_PLACES = ['stored', 'card', 'detail', 'json-ld', 'page', 'list'] as const;
