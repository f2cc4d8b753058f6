import type { REPORT_SUBJECT_TYPES } from './subject.ts';

/** What is reported as the shop sees it: a comment is a comment wherever it stands. */
export const REPORTED_TYPES = ['COMMENT', 'CONTENT', 'GOODS', 'NOTE', 'ARTICLE', 'USER'] as const;

/** What the shop has decided: nothing yet, that it stays, or that only its author sees it. */
export const REPORT_STATES = ['open', 'kept', 'hidden'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export function reportedType(type: (typeof REPORT_SUBJECT_TYPES)[number]): (typeof REPORTED_TYPES)[number] {
  switch (type) {
    case 'CONTENT':
    case 'GOODS':
    case 'NOTE':
    case 'ARTICLE':
    case 'USER':
      return type;
    default:
      return 'COMMENT';
  }
}
