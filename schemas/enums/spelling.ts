/** Kinds of shoppers' words: names of brands and their products, all other names, or a way to a page. */
export const SPELLING_KINDS = ['brand', 'free', 'redirect'] as const;
