/** Number of rows in one part of a list. */
export const CONTENT_PAGE = 50;
/** Counts end here: the desk shows "1,000+". */
export const CONTENT_COUNT = 1_000;
/** Number of entries that one part of an import may have. */
export const CONTENT_IMPORT_PART = 50;
/** Number of entries of each type that a search of all types finds. */
export const CONTENT_FOUND = 4;
/** Number of entries that one bulk change may name. */
export const CONTENT_BULK = 200;
