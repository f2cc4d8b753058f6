import { randomUUID } from 'node:crypto';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { sendReport } from '#schemas/api/user.ts';
import { AppError } from '#schemas/errors.ts';
import { REPORT_OPTIONS } from '#schemas/report-options.ts';
import { reports } from '../../../db/member-schema.ts';
import { subjectExists } from '../../../members/subjects.ts';
import type { MemberCall } from '../../route.ts';

/** @throws AppError NOT_FOUND without such a subject, VALIDATION_FAILED for an option that its type doesn't have */
export async function addReport(
  call: MemberCall,
  report: EndpointInput<typeof sendReport>['body'],
): Promise<null> {
  const { db, scope, member, now } = call;
  const options: readonly string[] = REPORT_OPTIONS[report.subjectType];
  if (!options.includes(report.optionCode)) throw new AppError('VALIDATION_FAILED', { field: 'optionCode' });
  if (!(await subjectExists(call, report))) throw new AppError('NOT_FOUND');
  await db.insert(reports).values({
    ...report,
    tenantId: scope.tenantId,
    id: randomUUID(),
    memberId: member.id,
    createdAt: new Date(now()),
  });
  return null;
}
