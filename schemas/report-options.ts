import type { REPORT_SUBJECT_TYPES } from './enums/subject.ts';

const CONTENT = ['MISLEADING', 'COPIED', 'SPAM', 'ILLEGAL', 'OTHER'] as const;
const COMMENT = ['SPAM', 'ABUSE', 'PRIVATE', 'ILLEGAL', 'OTHER'] as const;

/** Reasons for a report, by the type of its subject; the text is `report.option.<code>`. */
export const REPORT_OPTIONS = {
  CONTENT: ['EXPIRED', 'WRONG_PRICE', ...CONTENT],
  GOODS: ['WRONG_PRICE', 'COUNTERFEIT', 'ILLEGAL', 'OTHER'],
  NOTE: CONTENT,
  ARTICLE: CONTENT,
  CONTENT_COMMENT: COMMENT,
  REPLY_COMMENT: COMMENT,
  REFER_COMMENT: COMMENT,
  GOODS_COMMENT: COMMENT,
  USER: ['IMPERSONATION', 'ABUSE', 'SPAM', 'OTHER'],
} as const satisfies Record<(typeof REPORT_SUBJECT_TYPES)[number], readonly string[]>;

export type ReportOption = (typeof REPORT_OPTIONS)[keyof typeof REPORT_OPTIONS][number];
