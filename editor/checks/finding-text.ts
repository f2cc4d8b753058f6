import type { Text, TextKey } from '#locales/translate.ts';
import type { Finding } from '#schemas/page/finding.ts';

/** Text of a finding for operators. */
export function findingText(t: Text, { code, problem, params, at }: Finding): string {
  if (problem) return t(`errors.${problem}`, { ...params });
  const language = at.lang ? t(`language.${at.lang}`) : '';
  return t(`check.${code}` as TextKey, { ...params, target: namedTarget(t, params.target), language });
}

/** Readable name of a target such as `GOODS g1`; a path stays as it is. */
function namedTarget(t: Text, target: string | number | undefined): string {
  const [, kind, code] = /^([A-Z]+) (.+)$/s.exec(String(target ?? '')) ?? [];
  return kind ? `${t(`fields.kind.${kind}` as TextKey)} ${code}` : String(target ?? '');
}
