import type { Text, TextKey } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import { ERROR_CODES } from '#schemas/errors.ts';
import type { FeedRun, FeedRunDetail } from '#schemas/feeds/run.ts';

type Plan = NonNullable<FeedRun['plan']>;

type Context = { t: Text; lang: Language };

/** Parts of a plan in the order of its sentence. */
const PARTS = ['inserted', 'repriced', 'changed', 'missing', 'rejected'] as const;

/** Sentence of what an import does, such as "120 new, 31 prices changed, 14 gone, 6 refused". */
export function planText(plan: Plan, { t, lang }: Context): string {
  const { updated, repriced, unchanged } = plan;
  const counts = { ...plan, changed: Math.max(0, updated - repriced) };
  const parts = PARTS.filter((part) => counts[part] > 0).map((part) =>
    counted(`feeds.plan.${part}`, counts[part], { t, lang }),
  );
  if (parts.length > 0) return parts.join(', ');
  return unchanged > 0 ? counted('feeds.plan.unchanged', unchanged, { t, lang }) : t('feeds.plan.nothing');
}

/** Counted text whose `{{number}}` is the count with its thousands separated. */
export function counted(key: TextKey, count: number, { t, lang }: Context): string {
  return t(key, { count, number: count.toLocaleString(lang) });
}

/** True until a run has ended or waits for a decision. */
export function isUnderWay({ state }: Pick<FeedRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Text of a run's line in a list beside its state: its plan, or why it failed. */
export function outcomeText({ plan, problem }: FeedRun, context: Context): string | undefined {
  return problem?.message ?? (plan ? planText(plan, context) : undefined);
}

/** Time of a run: when it ended, else when it began or was queued. */
export function runTime({ finishedAt, startedAt, queuedAt }: FeedRun): number {
  return finishedAt ?? startedAt ?? queuedAt;
}

/** Path of a run's report in the editor. */
export function runPath({ feedId, id }: Pick<FeedRun, 'feedId' | 'id'>): string {
  return `${feedPath(feedId)}/runs/${encodeURIComponent(id)}`;
}

/** Path of a feed in the editor. */
export function feedPath(id: string): string {
  return `/editor/feeds/${encodeURIComponent(id)}`;
}

/** Time between two requests for what is under way, in ms. */
export const POLL_MS = 2_000;

/** A share of 1 as a percentage. */
export function shareText(share: number, lang: Language): string {
  return share.toLocaleString(lang, { style: 'percent' });
}

/** Reason of a refusal or warning in the operator's language; an unknown code is shown as it is. */
export function reasonText(t: Text, code: string): string {
  const known = ERROR_CODES.find((one) => one === code);
  return known ? t(`errors.${known}`) : code;
}

/** Numbers of refusals by reason, the most frequent first. */
export function reasonCounts(refusals: FeedRunDetail['refusals']): { code: string; count: number }[] {
  return [...Map.groupBy(refusals, ({ code }) => code)]
    .map(([code, { length }]) => ({ code, count: length }))
    .toSorted((one, other) => other.count - one.count);
}
