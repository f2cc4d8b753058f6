import { ImportFailure } from '../problem.ts';
import { MAX_ROW } from './source.ts';

type Container = { closing: '}' | ']'; path: string; key: string };
type Element = { text: string; size: number; depth: number; isObject: boolean };

/** Path of the value that a file consists of; `$.data.items` is a list inside of it. */
export const ROOT = '$';
const MAX_CONTAINERS = 32;
const MAX_KEY = 100;
const MAX_LISTS = 1_000;

/**
 * Splits JSON into the elements of its outermost lists without parsing them, in memory for one element. With a path it
 * gives the elements of that list; with the empty path the values of a file that has several; with none it only counts.
 */
export class JsonElements {
  /** Numbers of objects in the lists, by path. */
  readonly lists = new Map<string, number>();
  /** Objects and lists that the file consists of, so far. */
  values = 0;
  readonly #wanted: string | undefined;
  readonly #containers: Container[] = [];
  #element: Element | undefined;
  /** Index in the current piece where the element goes on. */
  #start = 0;
  #found: (string | undefined)[] = [];
  #inString = false;
  #escaped = false;
  /** Last string outside of elements: the name of the value after it. */
  #key = '';

  constructor(wanted?: string) {
    this.#wanted = wanted;
  }

  /**
   * Texts of the elements that end in this piece of the file; undefined for one over the limit. Their content is
   * unchecked, but for the number of brackets.
   * @throws ImportFailure when brackets of the lists and objects around them don't match.
   */
  add(piece: string): (string | undefined)[] {
    this.#start = 0;
    for (let at = 0; at < piece.length; at++) {
      const char = piece.charAt(at);
      if (this.#inString) this.#inside(char);
      else if (char === '"') {
        this.#inString = true;
        this.#key = '';
      } else if (char === '{' || char === '[') this.#open(char, at);
      else if (char === '}' || char === ']') this.#close(char, piece, at);
      else if (char === ',' && this.#element?.depth === 0) {
        this.#finish(piece, at);
        this.#begin(at + 1);
      } else if (char === ':') this.#name();
    }
    this.#keep(piece.slice(this.#start));
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** @throws ImportFailure when the file ends inside of a value. */
  end(): void {
    if (this.#containers.length > 0 || this.#element) throw notJson('it ends inside of a value');
  }

  #inside(char: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (char === '\\') this.#escaped = true;
    else if (char === '"') this.#inString = false;
    if (this.#inString && !this.#element && this.#key.length < MAX_KEY) this.#key += char;
  }

  #name(): void {
    const container = this.#containers.at(-1);
    if (container && !this.#element) container.key = this.#key;
  }

  #open(sign: string, at: number): void {
    const parent = this.#containers.at(-1);
    if (!parent && !this.#element) {
      this.values += 1;
      if (this.#wanted === '') this.#begin(at);
    }
    if (this.#element) {
      if (this.#element.depth === 0) this.#element.isObject = sign === '{';
      this.#element.depth += 1;
      return;
    }
    if (this.#containers.length === MAX_CONTAINERS) throw notJson(`it nests deeper than ${MAX_CONTAINERS}`);
    const path = parent ? `${parent.path}.${parent.key}` : ROOT;
    this.#containers.push({ closing: sign === '{' ? '}' : ']', path, key: '' });
    if (sign === '{') return;
    if (this.lists.size < MAX_LISTS) this.lists.set(path, this.lists.get(path) ?? 0);
    this.#begin(at + 1);
  }

  #close(sign: string, piece: string, at: number): void {
    const element = this.#element;
    if (element && element.depth > 0) {
      element.depth -= 1;
      if (element.depth === 0 && this.#containers.length === 0) this.#finish(piece, at + 1);
      return;
    }
    if (element) this.#finish(piece, at);
    if (this.#containers.pop()?.closing !== sign) throw notJson('its brackets do not match');
  }

  #begin(at: number): void {
    this.#element = { text: '', size: 0, depth: 0, isObject: false };
    this.#start = at;
  }

  #path(): string {
    return this.#containers.at(-1)?.path ?? '';
  }

  #keep(part: string): void {
    const element = this.#element;
    if (!element || this.#path() !== this.#wanted) return;
    element.size += part.length;
    element.text = element.size > MAX_ROW ? '' : element.text + part;
  }

  #finish(piece: string, end: number): void {
    this.#keep(piece.slice(this.#start, end));
    const { text, size, isObject } = this.#element ?? { text: '', size: 0, isObject: false };
    this.#element = undefined;
    const path = this.#path();
    const objects = this.lists.get(path);
    if (isObject && objects !== undefined) this.lists.set(path, objects + 1);
    if (size > MAX_ROW) this.#found.push(undefined);
    else if (text.trim() !== '') this.#found.push(text);
  }
}

function notJson(why: string): ImportFailure {
  return new ImportFailure('IMPORT_FILE_MALFORMED', `The file is not JSON: ${why}.`);
}
