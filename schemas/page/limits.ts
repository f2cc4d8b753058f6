/**
 * Limits of a page document. Strings count UTF-16 units; depth counts nested containers, and nested modules; markup
 * counts the characters that begin a tag or a character reference, for which sanitising takes a hundred times as long as
 * for others.
 */
export const LIMITS = {
  bytes: 1_048_576,
  depth: 32,
  stringLength: 65_536,
  nodes: 2_000,
  markup: 20_000,
} as const;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a key that reaches an object's prototype: no object in a document may have one. */
export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key);
}
