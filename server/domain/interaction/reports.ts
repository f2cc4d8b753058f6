import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { sendReport } from '#schemas/api/user.ts';
import { reportedType } from '#schemas/enums/report.ts';
import { AppError } from '#schemas/errors.ts';
import { REPORT_OPTIONS } from '#schemas/report-options.ts';
import type { MemberCall } from '../../platform/call.ts';
import { reportCases, reports } from '../members/schema.ts';
import { subjectExists } from './subjects.ts';

/**
 * Stores a report. @throws AppError NOT_FOUND without such a subject, VALIDATION_FAILED for an option that its type
 * doesn't have
 */
export async function addReport(
  call: MemberCall,
  report: EndpointInput<typeof sendReport>['body'],
): Promise<null> {
  const { db, scope, member, now } = call;
  const { tenantId } = scope;
  const options: readonly string[] = REPORT_OPTIONS[report.subjectType];
  if (!options.includes(report.optionCode)) throw new AppError('VALIDATION_FAILED', { field: 'optionCode' });
  if (!(await subjectExists(call, report))) throw new AppError('NOT_FOUND');
  const { subjectType, subjectId } = report;
  const newestAt = new Date(now());
  await db.transaction(async (tx) => {
    await tx
      .insert(reports)
      .values({ ...report, tenantId, id: randomUUID(), memberId: member.id, createdAt: newestAt });
    // A kept case is reopened; a hidden one stays hidden.
    const state = sql`case when ${reportCases.state} = 'hidden' then 'hidden' else 'open' end`;
    await tx
      .insert(reportCases)
      .values({ tenantId, subjectType: reportedType(subjectType), subjectId, newestAt, state: 'open' })
      .onConflictDoUpdate({
        target: [reportCases.tenantId, reportCases.subjectType, reportCases.subjectId],
        set: { newestAt, state },
      });
  });
  return null;
}
