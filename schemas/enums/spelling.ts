/** Kinds of names that operators give: brands and their products, and all other words. */
export const SPELLING_KINDS = ['brand', 'free'] as const;
