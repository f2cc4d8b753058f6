export const CONTENT_TYPES = ['YOU_DIAO', 'ARTICLE', 'TEXT_IMG', 'IMG_TEXT', 'DEAL', 'NOTE'] as const;
export const PUBLISHER_TYPES = ['PROFESSIONAL', 'PERSONAL'] as const;
/** Viewer types of content; the storefront doesn't apply them (S1 §3). */
export const VIEWER_TYPES = [
  'ALL',
  'SELF',
  'VIEWER_SEE',
  'VIEWER_NOT_SEE',
  'GROUP_SEE',
  'GROUP_NOT_SEE',
] as const;
export const AUDIT_STATUSES = [
  'SUBMITTED',
  'AUDITING',
  'PASSED',
  'REJECTED',
  'CANCELED',
  'RECALLED',
  'SELF_VISIBLE',
  'DELETED',
] as const;
export const PUBLICATION = { notShown: -1, unpublished: 0, published: 1 } as const;

/** Types of a reference: a deal (CONTENT), a note, an article or a topic. */
export const CONTENT_KINDS = ['CONTENT', 'NOTE', 'ARTICLE', 'TOPIC'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
