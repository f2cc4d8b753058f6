import type { REPORT_SUBJECT_TYPES } from './subject.ts';

/** Subject types of reports for the shop: a comment on anything is a COMMENT. */
export const REPORTED_TYPES = ['COMMENT', 'CONTENT', 'GOODS', 'NOTE', 'ARTICLE', 'USER'] as const;

/** Decisions on a report: none yet, the item stays, or only its author sees it. */
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
