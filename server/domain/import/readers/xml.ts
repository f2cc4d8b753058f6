import { problem } from '../problem.ts';
import { MAX_ROW, type SourceRow } from './source.ts';
import { columnName } from './table.ts';
import { parseXml, XMLNS, type XmlTag } from './xml-parser.ts';

/** An item being read: its fields of other vocabularies, of its own and of Google's, which replace those before. */
type Item = { start: number; uri: string; foreign: Fields; own: Fields; google: Fields };
type Fields = Map<string, string[]>;

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';

/**
 * Reads the elements at a path (`rss/channel/item`), holding one piece and one item in memory. A row contains the
 * values of each field by its local name, nested ones joined (`shipping_price`), and of each attribute (`image_url`).
 * `line` is the number of the item, because feeds often have one line.
 */
export async function* readXml(text: AsyncIterable<string>, path: string): AsyncGenerator<SourceRow> {
  const items = new Items(path);
  for await (const _ of parseXml(text, items)) yield* items.take();
}

class Items {
  readonly #path: string;
  readonly #depth: number;
  #rows: SourceRow[] = [];
  #count = 0;
  #item: Item | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#depth = path.split('/').length;
  }

  /** Rows that were completed since the last call. */
  take(): SourceRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly open = (tag: XmlTag, path: readonly string[], position: number) => {
    if (path.length === this.#depth && path.join('/') === this.#path)
      this.#item = { start: position, uri: tag.uri, foreign: new Map(), own: new Map(), google: new Map() };
    if (!this.#item) return;
    for (const { uri, local, value } of Object.values(tag.attributes))
      if (tag.uri === ATOM && tag.local === 'link') {
        if (local === 'href') this.#add(tag.uri, path, value);
      } else if (uri !== XMLNS) this.#add(tag.uri, [...path, local], value);
  };

  readonly close = (tag: XmlTag, path: readonly string[], text: string, position: number) => {
    const item = this.#item;
    if (!item) return;
    if (position - item.start > MAX_ROW)
      for (const fields of [item.foreign, item.own, item.google]) fields.clear();
    else if (path.length > this.#depth) this.#add(tag.uri, path, text.trim());
    if (path.length > this.#depth) return;
    this.#count += 1;
    this.#rows.push(rowOf(item, position, this.#count));
    this.#item = undefined;
  };

  #add(uri: string, path: readonly string[], value: string): void {
    const item = this.#item;
    if (!item || value === '') return;
    const fields =
      uri === GOOGLE ? item.google : uri === '' || uri === ATOM || uri === item.uri ? item.own : item.foreign;
    const name = columnName(path.slice(this.#depth).join('_'));
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
}

function rowOf({ start, foreign, own, google }: Item, end: number, line: number): SourceRow {
  return end - start > MAX_ROW
    ? { line, problem: problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} characters`) }
    : { line, row: Object.fromEntries([...foreign, ...own, ...google]) };
}
