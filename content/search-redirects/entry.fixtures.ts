/** Valid leaves of a search redirect. */
export const searchRedirectEntry = { written: 'คูปอง', meant: '/coupons' };
