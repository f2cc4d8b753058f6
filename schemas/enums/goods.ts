/** Where a goods card's data came from; it decides how the platform logo is drawn. */
export const GOODS_SOURCES = ['SEARCH', 'AIFEED', 'AI'] as const;
export const GOODS_CARD_TYPES = ['NORMAL', 'NORMALHORIZONTAL', 'AICHATVERTICAL', 'AICHATHORIZONTAL'] as const;
