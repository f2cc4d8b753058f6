import type * as z from 'zod';

/** Problem codes of a page document or an edit. The message for people is `errors.<code>`. */
export const PROBLEM_CODES = [
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TOO_DEEP',
  'STRING_TOO_LONG',
  'TOO_MANY_NODES',
  'TOO_MUCH_MARKUP',
  'INVALID_JSON',
  'DUPLICATE_KEY',
  'FORBIDDEN_KEY',
  'INVALID_TEXT',
  'INVALID_NUMBER',
  'NODE_MISSING',
  'NODE_EXISTS',
  'NODE_LOCKED',
  'NODE_ID_MISMATCH',
  'NODE_REFERENCED_TWICE',
  'NODE_CYCLE',
  'NODE_ORPHAN',
  'SHARED_IN_SHARED',
  'SLOT_MISSING',
  'SLOT_NOT_EMPTY',
  'PROP_MISSING',
  'BASE_TOO_OLD',
  'MIGRATION_FAILED',
  'TOO_BIG',
  'TOO_SMALL',
  'UNKNOWN_KEY',
  'BAD_LINK',
  'INVALID_VALUE',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];
export type Path = readonly (string | number)[];
export type Problem = { code: ProblemCode; path: Path; params?: Record<string, string | number> };

const MAX_PROBLEMS = 100;

/** Adds a problem of our own from inside a zod refinement. */
export function addProblem(ctx: z.RefinementCtx, problem: Problem) {
  ctx.addIssue({ code: 'custom', path: [...problem.path], params: { problem } });
}

/** First hundred problems of a failed parse; `at` is the parsed value's path in the document. */
export function problemsOf(error: z.ZodError, at: Path = []): Problem[] {
  return error.issues.slice(0, MAX_PROBLEMS).map((issue) => {
    const path = [...at, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
    switch (issue.code) {
      case 'too_big':
        return { code: 'TOO_BIG', path, params: { maximum: Number(issue.maximum) } };
      case 'too_small':
        return { code: 'TOO_SMALL', path, params: { minimum: Number(issue.minimum) } };
      case 'unrecognized_keys':
        return { code: 'UNKNOWN_KEY', path, params: { key: issue.keys.join(', ') } };
      case 'custom': {
        const own = issue.params?.problem as Problem | undefined;
        return own ? { ...own, path } : { code: 'INVALID_VALUE', path };
      }
      default:
        return { code: 'INVALID_VALUE', path };
    }
  });
}
