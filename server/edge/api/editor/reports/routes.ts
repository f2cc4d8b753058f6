import { decideReport, reportCases } from '#schemas/api/invented/reports.ts';
import {
  casePage,
  decideReportCase,
  factsOf,
  presentCase,
} from '../../../../domain/interaction/report-desk.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorReportRoutes = [
  route(reportCases, async ({ query }, call) => {
    const page = await casePage(call, query);
    const facts = await factsOf(call, page.content);
    return presentPage(page, (row) => presentCase(row, facts, call));
  }),
  route(decideReport, async ({ body }, call) => decideReportCase(call, body)),
];
