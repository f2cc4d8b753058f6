import { ImportFailure } from '../problem.ts';
import { parseXml, XMLNS, type XmlTag } from './xml-parser.ts';

type Open = { path: string; children: Map<string, number>; attributes: boolean };
type Candidate = { path: string; siblings: number; nests: boolean };

/** Characters within which the items have to begin. */
const SCANNED = 4 * 1_048_576;
const MAX_DEPTH = 4;
const MAX_NAMES = 1_000;
const USUAL = /^(?:deal|entry|item|listing|offer|prod|product|record|row|shopitem)$/i;

/**
 * Finds the element of a row in XML of any vocabulary: the first one of a usual name (`item`, `entry`, `product`) with
 * fields, else the outermost one that repeats beside itself, both at most four deep.
 * @returns its path of local names from the root: `rss/channel/item`.
 * @throws ImportFailure when there is none.
 */
export async function findItems(text: AsyncIterable<string>): Promise<string> {
  const scan = new ItemScan();
  let scanned = 0;
  for await (const _ of parseXml(counted(text), scan)) if (scan.usual || scanned > SCANNED) break;
  const found = scan.usual ?? scan.repeated();
  if (found === undefined)
    throw new ImportFailure(
      'IMPORT_FILE_MALFORMED',
      'The XML has no row of data: no element with fields repeats.',
    );
  return found;

  async function* counted(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      scanned += piece.length;
      yield piece;
    }
  }
}

/** Elements seen so far, as handlers of the parser. */
class ItemScan {
  /** Path of the first element of a usual name that has fields. */
  usual: string | undefined;
  readonly #candidates = new Map<string, Candidate>();
  readonly #stack: Open[] = [];

  readonly open = (tag: XmlTag, names: readonly string[]) => {
    const depth = names.length;
    if (depth > MAX_DEPTH + 1 || this.usual) return;
    const parent = this.#stack.at(-1);
    if (parent && depth > 2 && USUAL.test(names.at(-2) ?? '')) this.usual = parent.path;
    const attributes = Object.values(tag.attributes).some(({ uri }) => uri !== XMLNS);
    const path = names.join('/');
    if (attributes && depth > 1 && depth <= MAX_DEPTH && USUAL.test(tag.local)) this.usual ??= path;
    this.#stack.push({ path, children: new Map(), attributes });
  };

  readonly close = (tag: XmlTag, names: readonly string[]) => {
    if (names.length > MAX_DEPTH + 1 || this.usual) return;
    const closed = this.#stack.pop();
    const parent = this.#stack.at(-1);
    if (!closed || !parent) return;
    const siblings = (parent.children.get(tag.local) ?? 0) + 1;
    if (parent.children.size < MAX_NAMES) parent.children.set(tag.local, siblings);
    const nests = closed.children.size > 0;
    if (names.length > MAX_DEPTH || (!nests && !closed.attributes)) return;
    const known = this.#candidates.get(closed.path);
    if (known || this.#candidates.size < MAX_NAMES)
      this.#candidates.set(closed.path, {
        path: closed.path,
        siblings: Math.max(siblings, known?.siblings ?? 0),
        nests: nests || known?.nests === true,
      });
  };

  /** Path of the outermost elements that repeat, of elements with children before those with attributes. */
  repeated(): string | undefined {
    const repeating = [...this.#candidates.values()].filter(({ siblings }) => siblings > 1);
    const nesting = repeating.filter(({ nests }) => nests);
    const ranked = nesting.length > 0 ? nesting : repeating;
    const outermost = ranked.filter(({ path }) => !ranked.some((other) => path.startsWith(`${other.path}/`)));
    return outermost.toSorted((a, b) => b.siblings - a.siblings)[0]?.path;
  }
}
