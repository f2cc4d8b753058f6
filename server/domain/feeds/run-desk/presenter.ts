import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import type { FeedRun, FeedRunDetail } from '#schemas/feeds/run.ts';
import type { RunRow } from '../queue.ts';

/** A run in its API format for lists, with the reason of a failure in the language. */
export function presentRun(row: RunRow, lang: Language): FeedRun {
  const { id, feedId, mode, trigger, state, unmodified, startedBy, read, plan, heldFor, problem } = row;
  return {
    id,
    feedId,
    mode,
    trigger,
    state,
    unmodified,
    queuedAt: row.queuedAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
    finishedAt: row.finishedAt?.getTime() ?? null,
    startedBy,
    read,
    plan,
    heldFor,
    problem: problem && {
      code: problem.code,
      message: textFor(lang)(`errors.${problem.code}`, problem.params),
      detail: problem.detail,
    },
  };
}

/** A run with its progress and report. */
export function presentRunDetail(row: RunRow, lang: Language): FeedRunDetail {
  const { progress, refusals, warnings, hasReport, decision } = row;
  return { ...presentRun(row, lang), progress, refusals, warnings, hasReport, decision };
}
