import type { Language } from '../constants.ts';
import type { NodeId } from './document.ts';
import type { Path, ProblemCode } from './problem.ts';

/** Codes of the check before publishing. The text for people is `check.<code>`; for PROBLEM it is the problem's own. */
export const CHECK_CODES = [
  'PROBLEM',
  'REQUIRED_MISSING',
  'DEAD_LINK',
  'LINK_OFFLINE',
  'RELATION_MISSING',
  'RELATION_EXPIRED',
  'RELATION_ENDS',
  'ITEMS_END',
  'NOT_RENDERED',
  'NO_OWN_LIST',
  'EMPTY_MODULE',
  'MODULE_FAILED',
  'MISSING_LANGUAGE',
  'OUTDATED_TRANSLATION',
  'LABEL_TOO_LONG',
  'HEADING_SKIPPED',
  'LOW_CONTRAST',
  'MISSING_ALT',
  'EAGER_IMAGES',
  'SCRIPT_WEIGHT',
  'IMAGE_WEIGHT',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

/** Finding of the check before publishing. An error blocks, a warning must be signed. */
export type Finding = {
  code: CheckCode;
  severity: 'error' | 'warning';
  /** Place in the editor: a field of a module (`path` from the module's props), else of the page. */
  at: { nodeId?: NodeId; path: Path; lang?: Language };
  params: Readonly<Record<string, string | number>>;
  /** Problem of the code PROBLEM. */
  problem?: ProblemCode;
};

/** Key that an operator signs: the finding and its place. Another place or another target is another finding. */
export function findingKey({ code, at, problem, params }: Finding): string {
  return [problem ?? code, at.nodeId ?? '', at.path.join('.'), at.lang ?? '', params.target ?? ''].join('|');
}
