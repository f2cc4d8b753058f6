import { type DateContext, formatDateTime } from '#locales/format/date.ts';
import type { Text } from '#locales/translate.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import type { Rule } from '#schemas/page/rule.ts';

type RuleType = Rule['type'];
type RuleOf<T extends RuleType> = Extract<Rule, { type: T }>;

/** The first rule of a type. */
export function ruleOf<T extends RuleType>(rules: readonly Rule[], type: T): RuleOf<T> | undefined {
  return rules.find((rule): rule is RuleOf<T> => rule.type === type);
}

/** The rules with all of a type replaced by one, or by none. */
export function withRule(rules: readonly Rule[], type: RuleType, rule: Rule | undefined): Rule[] {
  const at = rules.findIndex((one) => one.type === type);
  const others = rules.filter((one) => one.type !== type);
  return rule ? others.toSpliced(at < 0 ? others.length : at, 0, rule) : others;
}

/** Sentence for the times and visitors to which a module is shown. */
export function whenShown(
  rules: readonly Rule[],
  hidden: boolean | undefined,
  ctx: DateContext & { t: Text },
): string {
  const { t, lang } = ctx;
  if (hidden) return t('inspector.shown.never');
  if (rules.length === 0) return t('inspector.shown.always');
  const list = (parts: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(lang, { type }).format(parts);
  const conditions = rules.flatMap((rule) => {
    switch (rule.type) {
      case 'languages': {
        const names = rule.values.map((value) => LANGUAGE_NAMES[value]);
        return t('inspector.when.languages', { list: list(names, 'disjunction') });
      }
      case 'terminals':
      case 'devices':
        return list(
          rule.values.map((value) => t(`inspector.when.${value}`)),
          'disjunction',
        );
      case 'audience':
        return t(`inspector.when.${rule.value}`);
      case 'time':
        return [
          ...(rule.from ? [t('inspector.when.from', { time: formatDateTime(rule.from, ctx) })] : []),
          ...(rule.to ? [t('inspector.when.to', { time: formatDateTime(rule.to, ctx) })] : []),
        ];
      case 'minAppVersion':
        return t('inspector.when.minAppVersion', { version: rule.value });
      default:
        return [];
    }
  });
  return t('inspector.shown.when', { conditions: list(conditions, 'conjunction') });
}
