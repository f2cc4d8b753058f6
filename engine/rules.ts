import type { Language } from '#schemas/constants.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { RULE_AUDIENCES, RULE_DEVICES, RULE_TERMINALS, Rule } from '#schemas/page/rule.ts';
import { APP_VERSION } from '#schemas/page/rule.ts';

/** Facts of a request that rules are matched with; `now` in ms. */
export type RuleFacts = {
  lang: Language;
  terminal: (typeof RULE_TERMINALS)[number];
  device: (typeof RULE_DEVICES)[number];
  audience: (typeof RULE_AUDIENCES)[number];
  now: number;
  appVersion?: string;
};

/** True if every rule matches, or if there are none. */
export function rulesMatch(rules: readonly Rule[] | undefined, facts: RuleFacts): boolean {
  return failedRules(rules, facts).length === 0;
}

/** Rules that don't match. */
export function failedRules(rules: readonly Rule[] | undefined, facts: RuleFacts): Rule[] {
  return (rules ?? []).filter((rule) => !ruleMatches(rule, facts));
}

function ruleMatches(rule: Rule, facts: RuleFacts): boolean {
  switch (rule.type) {
    case 'languages':
      return rule.values.includes(facts.lang);
    case 'terminals':
      return rule.values.includes(facts.terminal);
    case 'devices':
      return rule.values.includes(facts.device);
    case 'audience':
      return rule.value === facts.audience;
    case 'time':
      return (
        (rule.from === undefined || Date.parse(rule.from) <= facts.now) &&
        (rule.to === undefined || facts.now < Date.parse(rule.to))
      );
    case 'minAppVersion':
      // The rule limits the app only: otherwise "web, or app from 2.0" could not be expressed.
      return facts.terminal !== 'app' || isAtLeast(facts.appVersion, rule.value);
  }
}

function isAtLeast(version: string | undefined, minimum: string): boolean {
  if (version === undefined || !APP_VERSION.test(version)) return false;
  const have = version.split('.').map(Number);
  const want = minimum.split('.').map(Number);
  for (let i = 0; i < Math.max(have.length, want.length); i++) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Next time (ms) after `now` at which a module may appear or vanish: a cached page expires then. */
export function nextRuleChange(document: PageDocument, now: number): number | undefined {
  const changes = allRules(document)
    .flatMap((rule) => (rule.type === 'time' ? [rule.from, rule.to] : []))
    .flatMap((instantText) => (instantText === undefined ? [] : [Date.parse(instantText)]))
    .filter((change) => change > now);
  return changes.length ? Math.min(...changes) : undefined;
}

/** True if guests and members may see different pages, so that the audience belongs in the page's variant. */
export function usesAudience(document: PageDocument): boolean {
  return allRules(document).some((rule) => rule.type === 'audience');
}

/** True if app versions may see different pages, so that the version belongs in the app's variant. */
export function usesAppVersion(document: PageDocument): boolean {
  return allRules(document).some((rule) => rule.type === 'minAppVersion');
}

function allRules(document: PageDocument): Rule[] {
  return Object.values(document.nodes).flatMap((node) => node.rules ?? []);
}
