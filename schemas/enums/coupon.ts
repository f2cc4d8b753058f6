/** Type filters of a coupon list; ALL is sent as an empty text. */
export const COUPON_TYPES = { ALL: '', CODE: 'CODE', DISCOUNT: 'DISCOUNT' } as const;
export const COUPON_DISCOUNT_TYPES = ['AMOUNT', 'DISCOUNT'] as const;
export const COUPON_SORTS = ['SHELF_TIME_DESC'] as const;
