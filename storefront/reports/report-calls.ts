import { browserApi } from '#client/browser-api.ts';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { sendReport } from '#schemas/api/user.ts';

type Report = EndpointArgs<typeof sendReport>['body'];
export type ReportSubject = Pick<Report, 'subjectType' | 'subjectId'>;

// The dialog shows failures itself.

/** @throws ApiError */
export const report = (body: Report) => browserApi().call(sendReport, { body }, { silent: true });
