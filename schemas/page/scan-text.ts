import { isForbiddenKey, LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';

type Container = { keys?: Set<string>; key: string | number };

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const ESCAPED_UNIT = 'u'.charCodeAt(0);

/**
 * First limit that a document's JSON text breaks, found without parsing and without recursion. It checks the problems
 * that parsing would hide (duplicate and prototype keys) or crash on (depth); syntax is left to `JSON.parse`. @throws
 * SyntaxError for a key with a malformed escape
 */
export function scanText(text: string): Problem | undefined {
  const open: Container[] = [];
  const here = () => open.map((container) => container.key);
  for (let i = 0; i < text.length; i++) {
    const top = open.at(-1);
    switch (text[i]) {
      case '{':
      case '[':
        if (open.length === LIMITS.depth) return { code: 'DOCUMENT_TOO_DEEP', path: here() };
        open.push(text[i] === '{' ? { keys: new Set(), key: '' } : { key: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof top?.key === 'number') top.key++;
        break;
      case '"': {
        const { end, length } = readString(text, i);
        if (length > LIMITS.stringLength) return { code: 'STRING_TOO_LONG', path: here() };
        if (top?.keys && isKey(text, end)) {
          const key: string = JSON.parse(text.slice(i, end));
          top.key = key;
          if (isForbiddenKey(key)) return { code: 'FORBIDDEN_KEY', path: here() };
          if (top.keys.has(key)) return { code: 'DUPLICATE_KEY', path: here() };
          top.keys.add(key);
          if (open.length === 2 && open[0]?.key === 'nodes' && top.keys.size > LIMITS.nodes) {
            return { code: 'TOO_MANY_NODES', path: ['nodes'] };
          }
        }
        i = end - 1;
      }
    }
  }
  return undefined;
}

/** End of the string that opens at `start` (after its quote), and its length in UTF-16 units. */
function readString(text: string, start: number) {
  let length = 0;
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) {
    if (text.charCodeAt(i) === BACKSLASH) i += text.charCodeAt(i + 1) === ESCAPED_UNIT ? 5 : 1;
    i++;
    length++;
  }
  return { end: i + 1, length };
}

function isKey(text: string, from: number): boolean {
  let i = from;
  while (text[i] === ' ' || text[i] === '\n' || text[i] === '\t' || text[i] === '\r') i++;
  return text[i] === ':';
}
