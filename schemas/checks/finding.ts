import type { Language } from '../constants.ts';
import type { NodeId } from '../page/document.ts';
import type { Path, ProblemCode } from '../page/problem.ts';

/** What the check before publishing may find. The text for people is `check.<code>`; for PROBLEM it is the problem's own. */
export const CHECK_CODES = [
  'PROBLEM',
  'DEAD_LINK',
  'RELATION_MISSING',
  'RELATION_EXPIRED',
  'NOT_RENDERED',
  'NO_OWN_LIST',
  'EMPTY_MODULE',
  'MODULE_FAILED',
  'MISSING_LANGUAGE',
  'OUTDATED_TRANSLATION',
  'LABEL_TOO_LONG',
  'LOW_CONTRAST',
  'MISSING_ALT',
  'EAGER_IMAGES',
  'SCRIPT_WEIGHT',
  'IMAGE_WEIGHT',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

/** One thing to look at before publishing. An error blocks, a warning must be signed. */
export type Finding = {
  code: CheckCode;
  severity: 'error' | 'warning';
  /** Where the editor shows it: a field of a module (`path` from the module's props), else of the page. */
  at: { nodeId?: NodeId; path: Path; lang?: Language };
  params: Readonly<Record<string, string | number>>;
  /** For PROBLEM: which. */
  problem?: ProblemCode;
};

/** What an operator signs: the fault and its place. The same fault elsewhere, or with another target, is another one. */
export function findingKey({ code, at, problem, params }: Finding): string {
  return [problem ?? code, at.nodeId ?? '', at.path.join('.'), at.lang ?? '', params.target ?? ''].join('|');
}
