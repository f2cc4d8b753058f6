import { messageOf } from '../../../platform/error-parts.ts';
import { problem } from '../problem.ts';
import { JsonElements, ROOT } from './json-elements.ts';
import { MAX_ROW, type SourceRow } from './source.ts';

const MAX_DEPTH = 32;
const LAZADA_ITEMS = `${ROOT}.mods.listItems`;
/** Names that exports and APIs give to the list of their items. */
const USUAL =
  /^(?:data|deals|docs|edges|entries|feed|goods|hits|items?|list|listings|nodes|offers?|products?|records|results?|rows|value)$/i;

/** Whether a JSON file is a Lazada page, several values or one, and the path of its rows. */
export type JsonShape = { kind: 'json' | 'jsonl' | 'lazada-page'; path: string };

/**
 * Finds the rows of a JSON file that begins with an object: the list with the most objects, first among those with a
 * usual name (`data`, `items`, `result.list`); without a list the objects themselves.
 * @throws ImportFailure when it isn't complete JSON.
 */
export async function findRows(text: AsyncIterable<string>): Promise<JsonShape> {
  const elements = new JsonElements();
  for await (const piece of text) {
    elements.add(piece);
    if (elements.values > 1) return { kind: 'jsonl', path: '' };
  }
  elements.end();
  if (elements.lists.has(LAZADA_ITEMS)) return { kind: 'lazada-page', path: LAZADA_ITEMS };
  const longestFirst = [...elements.lists].toSorted(([, a], [, b]) => b - a);
  const usual = longestFirst.find(([path]) => USUAL.test(path.slice(path.lastIndexOf('.') + 1)));
  const other = longestFirst.find(([, objects]) => objects > 1);
  return { kind: 'json', path: (usual ?? other)?.[0] ?? '' };
}

/** Reads the elements of the list at a path, `$` for a file that is a list; `line` is the position in it. */
export async function* readJson(text: AsyncIterable<string>, path: string): AsyncGenerator<SourceRow> {
  const elements = new JsonElements(path);
  let line = 0;
  for await (const piece of text)
    for (const element of elements.add(piece)) {
      line += 1;
      yield jsonRow(element, line);
    }
  elements.end();
}

/** Row of a JSON text, undefined for one over the limit; its size and depth are checked before it is parsed. */
export function jsonRow(text: string | undefined, line: number): SourceRow {
  if (text === undefined)
    return { line, problem: problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} characters`) };
  if (!isShallow(text) && isDeep(text))
    return { line, problem: problem('IMPORT_MALFORMED_ROW', `nests deeper than ${MAX_DEPTH}`) };
  try {
    const value = LONG_NUMBER.test(text) ? JSON.parse(text, exactInteger) : JSON.parse(text);
    return { line, row: unwrapped(value) };
  } catch (error) {
    return { line, problem: problem('IMPORT_MALFORMED_ROW', messageOf(error)) };
  }
}

/** The object within an object that is only its number: `{"Product_1": {…}}`. */
function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const [[key = '', inner] = [], ...others] = Object.entries(value);
  const isNumbered = others.length === 0 && /\d$/.test(key);
  return isNumbered && typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : value;
}

/** Whole numbers that may have more digits than a number keeps. */
const LONG_NUMBER = /(?<![\d.])\d{16}/;

/** A whole number that a number can't keep, such as an id of 64 bits, as the text of its digits. */
function exactInteger(_: string, value: unknown, { source }: { source?: string } = {}): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (inString && char === '\\') at += 1;
    else if (char === '"') inString = !inString;
    else if (!inString && (char === '{' || char === '[')) depth += 1;
    else if (!inString && (char === '}' || char === ']')) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Whether a text has so few opening brackets that it can't be deep; most rows are decided by this. */
function isShallow(text: string): boolean {
  let brackets = 0;
  for (const bracket of ['{', '['])
    for (let at = text.indexOf(bracket); at >= 0 && brackets <= MAX_DEPTH; at = text.indexOf(bracket, at + 1))
      brackets += 1;
  return brackets <= MAX_DEPTH;
}
