/** Valid leaves of a spelling. */
export const spellingEntry = { written: 'โซนี่', kind: 'brand', meant: 'Sony' };
