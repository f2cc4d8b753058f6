/** Currencies and time zones in which a shop may trade. */
export const CURRENCIES = ['THB', 'IDR', 'USD'] as const;
export const TIME_ZONES = ['Asia/Bangkok', 'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'UTC'] as const;

/** Kinds of shops: deals on the home page, or articles. */
export const SHOP_TYPES = ['GENERAL', 'ARTICLE'] as const;
