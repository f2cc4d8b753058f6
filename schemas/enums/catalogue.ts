/** Catalogues with categories. */
export const CATALOGUES = ['GOODS', 'ARTICLE'] as const;
export type Catalogue = (typeof CATALOGUES)[number];
