import { decideReport, reportCases } from '#schemas/api/invented/reports.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { casePage, decide, factsOf } from './operations.ts';
import { presentCase } from './presenter.ts';

export const editorReportRoutes = [
  route(reportCases, async ({ query }, call) => {
    const page = await casePage(call, query);
    const facts = await factsOf(call, page.content);
    return presentPage(page, (row) => presentCase(row, facts, call));
  }),
  route(decideReport, async ({ body }, call) => decide(call, body)),
];
