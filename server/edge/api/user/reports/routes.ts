import { textFor } from '#locales/text.ts';
import { reportOptions, sendReport } from '#schemas/api/user.ts';
import { REPORT_OPTIONS } from '#schemas/report-options.ts';
import { addReport } from '../../../../domain/interaction/reports.ts';
import { route } from '../../route.ts';

export const reportRoutes = [
  route(reportOptions, async ({ query }, { lang }) => {
    const t = textFor(lang);
    return REPORT_OPTIONS[query.subjectType].map((code) => ({ code, name: t(`report.option.${code}`) }));
  }),
  route(sendReport, async ({ body }, call) => addReport(call, body)),
];
