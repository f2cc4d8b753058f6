/** Years that a shop can mean: a Buddhist one taken for a Christian one is far outside. */
export const YEARS = { first: 2_000, last: 2_100 } as const;

/** Last moment of those years, in ms since 1970. */
export const LAST_MOMENT = Date.UTC(YEARS.last + 1, 0, 1) - 1;
