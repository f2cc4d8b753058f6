/** Kinds of category mappings: a path of a feed's categories, levels joined by ` > `, or a word of titles. */
export const MAPPING_SOURCES = ['path', 'word'] as const;
export type MappingSource = (typeof MAPPING_SOURCES)[number];
/** Reasons for the suggestion of a category. */
export const SUGGESTION_REASONS = ['name', 'google', 'earlier', 'titles'] as const;
