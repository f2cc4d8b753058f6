import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { textFor } from '#locales/text.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { decideReport, reportCases as endpoint, ReportCase } from '#schemas/api/invented/reports.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { ReportOption } from '#schemas/report-options.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { textIn } from '../../platform/wire.ts';
import { membersByIds } from '../members/members.ts';
import { replies, reportCases, reports } from '../members/schema.ts';
import { audit } from '../operators/audit.ts';
import { repliesTag } from './replies/operations.ts';
import { titlesOf } from './subjects.ts';

export type CaseRow = typeof reportCases.$inferSelect;

const REASONS = 5;

export function casePage(
  { db, scope }: OperatorCall,
  { decided, ...pageRequest }: EndpointInput<typeof endpoint>['query'],
): Promise<Paged<CaseRow>> {
  const isWanted = decided ? ne(reportCases.state, 'open') : eq(reportCases.state, 'open');
  const where = and(eq(reportCases.tenantId, scope.tenantId), isWanted);
  return readPage(pageRequest, {
    count: () => countUpTo(db, reportCases, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(reportCases)
        .where(where)
        .orderBy(desc(reportCases.newestAt), asc(reportCases.subjectType), asc(reportCases.subjectId))
        .limit(limit)
        .offset(offset),
  });
}

/** Reports about each case, the members concerned, and the reported items. */
export async function factsOf(call: OperatorCall, cases: readonly CaseRow[]) {
  const { db, scope } = call;
  const ids = (...types: string[]) =>
    cases.flatMap((one) => (types.includes(one.subjectType) ? one.subjectId : []));
  const comments = await db
    .select()
    .from(replies)
    .where(and(eq(replies.tenantId, scope.tenantId), inArray(replies.id, ids('COMMENT'))));
  const [said, people, titles] = await Promise.all([
    saidOf(call, cases),
    membersByIds(call, [...ids('USER'), ...comments.map(({ memberId }) => memberId)]),
    titlesOf(call, [...cases, ...comments]),
  ]);
  return { said, people, titles, comments: new Map(comments.map((row) => [row.id, row])) };
}

type Said = { option: ReportOption; reason: string; createdAt: number };

/** Number of reporting members of each case, and its newest reports. */
function saidOf({ db, scope }: OperatorCall, cases: readonly CaseRow[]) {
  const { subjectType, subjectId, memberId, optionCode, reason, createdAt, id } = reports;
  const type = sql<string>`case when ${subjectType} like '%COMMENT' then 'COMMENT' else ${subjectType} end`;
  const one = sql`jsonb_build_object('option', ${optionCode}, 'reason', ${reason}, 'createdAt', round(extract(epoch from ${createdAt}) * 1000))`;
  return db
    .select({
      type: type.as('type'),
      subjectId,
      reporters: sql<number>`count(distinct ${memberId})::int`,
      newest: sql<
        Said[]
      >`to_jsonb((array_agg(${one} order by ${createdAt} desc, ${id}))[1:${sql.raw(String(REASONS))}])`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, scope.tenantId),
        inArray(
          subjectId,
          cases.map((row) => row.subjectId),
        ),
      ),
    )
    .groupBy(sql`1`, subjectId);
}

const DEEDS = { open: 'report.reopen', kept: 'report.keep', hidden: 'report.hide' } as const;

/**
 * Records the shop's decision about a case. @throws AppError CONFLICT when it isn't in that state any more,
 * VALIDATION_FAILED for hiding anything but a comment
 */
export async function decideReportCase(
  call: OperatorCall,
  { subjectType, subjectId, from, to }: EndpointInput<typeof decideReport>['body'],
): Promise<null> {
  const { tenantId } = call.scope;
  const isComment = subjectType === 'COMMENT';
  if (to === 'hidden' && !isComment) throw new AppError('VALIDATION_FAILED', { field: 'to' });
  const hidden = await call.db.transaction(async (tx) => {
    const decided = await tx
      .update(reportCases)
      .set({ state: to })
      .where(
        and(
          eq(reportCases.tenantId, tenantId),
          eq(reportCases.subjectType, subjectType),
          eq(reportCases.subjectId, subjectId),
          eq(reportCases.state, from),
        ),
      )
      .returning();
    if (decided.length === 0) throw new AppError('CONFLICT');
    await audit({ ...call, db: tx }, DEEDS[to], { type: 'report', id: subjectId }, { kind: subjectType });
    if (!isComment) return [];
    return tx
      .update(replies)
      .set({ hiddenAt: to === 'hidden' ? new Date(call.now()) : null })
      .where(and(eq(replies.tenantId, tenantId), eq(replies.id, subjectId)))
      .returning();
  });
  await call.purge(hidden.map(repliesTag));
  return null;
}

/** A case with the information needed to judge it, as of now. */
export function presentCase(
  { subjectType, subjectId, state }: CaseRow,
  { said, people, titles, comments }: Awaited<ReturnType<typeof factsOf>>,
  call: OperatorCall,
): ReportCase {
  const t = textFor(call.lang);
  const reports = said.find((one) => one.type === subjectType && one.subjectId === subjectId);
  const comment = subjectType === 'COMMENT' ? comments.get(subjectId) : undefined;
  const author = people.get(comment?.memberId ?? (subjectType === 'USER' ? subjectId : ''));
  const about = titles.get(
    comment ? `${comment.subjectType} ${comment.subjectId}` : `${subjectType} ${subjectId}`,
  );
  return {
    subjectType,
    subjectId,
    state,
    reporters: reports?.reporters ?? 0,
    reports: (reports?.newest ?? []).map(({ option, ...one }) => ({
      ...one,
      option: t(`report.option.${option}`),
    })),
    text: comment ? comment.content || undefined : (author?.biography ?? undefined),
    author: author && { id: author.id, nickname: author.nickname },
    about: about && { subjectType: about.type, code: about.code, title: textIn(call, about.title) ?? '' },
  };
}
