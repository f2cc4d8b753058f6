import type { COLLECT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';

/** A favourite (COLLECT) or a like (THUMB_UP) of a subject. */
export type Mark = {
  action: 'COLLECT' | 'THUMB_UP';
  subjectType: (typeof COLLECT_SUBJECT_TYPES)[number];
  subjectId: string;
};
