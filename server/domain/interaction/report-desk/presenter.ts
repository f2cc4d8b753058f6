import { textFor } from '#locales/text.ts';
import type { ReportCase } from '#schemas/api/invented/reports.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { CaseRow, factsOf } from './operations.ts';

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
