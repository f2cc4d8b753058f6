import * as z from 'zod/mini';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { idSchema, instantSchema, loose, maybe } from '../../entities/wire.ts';
import { REPORT_STATES, REPORTED_TYPES } from '../../enums/report.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { flagSchema } from '../request.ts';

const reportCaseSchema = loose({
  subjectType: z.enum(REPORTED_TYPES),
  subjectId: idSchema,
  state: z.enum(REPORT_STATES),
  /** Number of members who reported it. */
  reporters: z.number(),
  /** Newest five reports, each with its option as text and its reason. */
  reports: tolerantArray(loose({ option: z.string(), reason: z.string(), createdAt: instantSchema })),
  /** Text of the comment, or of the member's profile; absent once its author has deleted it. */
  text: maybe(z.string()),
  /** Author of the comment, or the reported member; absent for a closed account and for the shop's own items. */
  author: maybe(loose({ id: idSchema, nickname: z.string() })),
  /** Reported thing, or the one that the comment is about; absent once it is gone. */
  about: maybe(loose({ subjectType: z.string(), code: z.string(), title: z.string() })),
});
export type ReportCase = z.infer<typeof reportCaseSchema>;

export const reportCases = endpoint({
  id: 'reportCases',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/reports',
  summary: 'Reported items, the last reported first: the open cases or the decided ones',
  query: z.object({ decided: z._default(flagSchema, false), ...pageShape }),
  data: pagedSchema(reportCaseSchema),
  auth: 'publisher',
  area: 'members',
  isFresh: true,
});

export const decideReport = endpoint({
  id: 'decideReport',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/reports/decide',
  summary:
    'Hides a reported comment, keeps what is reported, or opens it again; a conflict if it isn’t in the state `from` by now',
  body: z.object({
    subjectType: z.enum(REPORTED_TYPES),
    subjectId: keySchema,
    from: z.enum(REPORT_STATES),
    to: z.enum(REPORT_STATES),
  }),
  data: z.null(),
  auth: 'publisher',
  area: 'members',
});
