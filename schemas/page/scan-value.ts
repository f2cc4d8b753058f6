import * as z from 'zod';
import { isForbiddenKey, LIMITS } from './limits.ts';
import { addProblem, type Path, type Problem } from './problem.ts';

/**
 * First reason why a value isn't valid JSON for a document: text that PostgreSQL can't store unchanged, prototype keys,
 * and anything over the limits (a cycle is too deep). Iterative, and limited for any value. `at` is the value's path in
 * the document; its depth counts from there. `around` levels don't count.
 */
export function scanValue(root: unknown, at: Path = [], around = 0): Problem | undefined {
  const stack: { value: unknown; path: Path }[] = [{ value: root, path: at }];
  let weight = 0;
  let markup = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    const code =
      typeof value === 'object' && value !== null ? checkContainer(value, path, around) : checkScalar(value);
    if (code) return { code, path };
    weight += typeof value === 'string' ? value.length : 1;
    if (Array.isArray(value)) weight += value.length;
    if (weight > LIMITS.bytes) return { code: 'DOCUMENT_TOO_LARGE', path: [] };
    if (typeof value === 'string') markup += countMarkup(value);
    if (markup > LIMITS.markup) return { code: 'TOO_MUCH_MARKUP', path };
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) stack.push({ value: value[i], path: [...path, i] });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (isForbiddenKey(key)) return { code: 'FORBIDDEN_KEY', path: [...path, key] };
        const keyCode = checkScalar(key);
        if (keyCode) return { code: keyCode, path };
        if (child !== undefined) stack.push({ value: child, path: [...path, key] });
      }
    }
  }
  return undefined;
}

/** Number of characters that begin a tag or a character reference. */
function countMarkup(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/[<&]/g)) count++;
  return count;
}

function checkScalar(value: unknown) {
  if (typeof value === 'string') {
    if (value.length > LIMITS.stringLength) return 'STRING_TOO_LONG';
    return value.includes('\0') || !value.isWellFormed() ? 'INVALID_TEXT' : undefined;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'INVALID_NUMBER';
  return value === null || typeof value === 'boolean' ? undefined : 'INVALID_VALUE';
}

function checkContainer(value: object, path: Path, around: number) {
  if (path.length >= LIMITS.depth + around) return 'DOCUMENT_TOO_DEEP';
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === null || prototype === Object.prototype;
  return isPlain ? undefined : 'INVALID_VALUE';
}

/** Schema for untrusted JSON: `scanValue` first, so that the inner schema only ever gets plain limited data. */
export function jsonOf<Output, Input>(
  schema: z.ZodType<Output, Input>,
  around = 0,
): z.ZodType<Output, Input> {
  const scanned = z.custom<Input>().superRefine((value, ctx) => {
    const problem = scanValue(value, [], around);
    if (problem) addProblem(ctx, problem);
  });
  return scanned.pipe(schema);
}
