import { type DateContext, formatDateTime } from '#locales/format/date.ts';
import type { Text } from '#locales/translate.ts';
import { PICK_KINDS } from '#schemas/entities/editor-pick.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import type { Finding } from '#schemas/page/finding.ts';

/** Text of a finding for operators; `count` is the number of fields that have it. */
export function findingText(
  ctx: DateContext & { t: Text },
  { code, problem, params, at }: Finding,
  count = 1,
): string {
  const { t } = ctx;
  if (problem) return t(`errors.${problem}`, { ...params });
  const language = at.lang ? LANGUAGE_NAMES[at.lang] : '';
  const time = params.at === undefined ? '' : formatDateTime(params.at, ctx);
  return t(`check.${code}`, { count, ...params, target: namedTarget(t, params.target), language, time });
}

/** Readable name of a target such as `GOODS g1`; a path stays as it is. */
function namedTarget(t: Text, target: string | number | undefined): string {
  const text = String(target ?? '');
  const kind = PICK_KINDS.find((one) => text.startsWith(`${one} `));
  return kind ? t(`fields.kind.${kind}`) + text.slice(kind.length) : text;
}
