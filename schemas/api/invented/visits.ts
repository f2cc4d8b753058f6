import * as z from 'zod/mini';
import { LANGUAGES } from '../../constants.ts';
import { visitReportSchema } from '../../entities/visit-report.ts';
import { maybe } from '../../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Number of days for which events are kept. */
export const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

export const visitReport = endpoint({
  id: 'visitReport',
  method: 'GET',
  path: '/saas-tenant-service/api/editor/visits',
  summary: `Visits, sources, events, pages, modules, deals and clicks that led away, in ${REPORT_DAYS} days of the tenant at most`,
  query: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      lang: maybe(z.enum(LANGUAGES)),
      terminal: maybe(z.enum(['h5', 'app'])),
    })
    .check(
      z.refine(({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
        return days >= 1 && days <= REPORT_DAYS;
      }, `from 1 to ${REPORT_DAYS} days`),
    ),
  data: visitReportSchema,
  auth: 'viewer',
  area: 'pages',
  isFresh: true,
  limit: { calls: 120, per: 'hour' },
});
