import type { Text } from '#locales/translate.ts';
import type { ModuleNode, NodeId } from '#schemas/page/document.ts';
import type { Finding } from '#schemas/page/finding.ts';
import type { Rule } from '#schemas/page/rule.ts';

const counts = new WeakMap<readonly Finding[], Map<NodeId, number>>();

/** Number of a node's errors; counted once for all rows. */
export function errorsOf(problems: readonly Finding[], id: NodeId): number {
  let found = counts.get(problems);
  if (!found) {
    found = new Map();
    for (const { severity, at } of problems) {
      if (severity === 'error' && at.nodeId !== undefined)
        found.set(at.nodeId, (found.get(at.nodeId) ?? 0) + 1);
    }
    counts.set(problems, found);
  }
  return found.get(id) ?? 0;
}

/** Short labels of a node's rules, one for each kind. */
export function ruleChips({ rules = [] }: ModuleNode, t: Text): string[] {
  return [...new Set(rules.map((rule) => chipOf(rule, t)))];
}

function chipOf(rule: Rule, t: Text): string {
  switch (rule.type) {
    case 'languages':
      return rule.values.map((lang) => lang.toUpperCase()).join(' ');
    case 'terminals':
      return rule.values.map((terminal) => t(`workspace.terminal.${terminal}`)).join(' ');
    case 'devices':
      return rule.values.map((device) => t(`workspace.device.${device}`)).join(' ');
    case 'audience':
      return t(`workspace.audience.${rule.value}`);
    case 'time':
      return t('outline.timed');
    case 'minAppVersion':
      return `≥ ${rule.value}`;
  }
}
