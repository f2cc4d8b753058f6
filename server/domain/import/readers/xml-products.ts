import { SaxesParser, type SaxesTagNS } from 'saxes';
import { messageOf } from '../../../platform/error-parts.ts';
import { ImportFailure, problem } from '../problem.ts';
import { MAX_ROW, type SourceRow } from './source.ts';

type Product = { line: number; start: number; depth: number; fields: Map<string, string[]> };
type Parser = SaxesParser<{ xmlns: true }>;

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';
const FEED_FIELDS = ['title', 'link', 'description', 'summary'];
const MAX_DEPTH = 32;

/** Reads the products of an RSS or Atom feed, holding one chunk and one product in memory. */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const parser: Parser = new SaxesParser({ xmlns: true });
  const products = collectProducts(parser);
  for await (const chunk of text) {
    wellFormed(() => parser.write(chunk));
    yield* products.take();
    if (parser.position - products.lastTagAt() > MAX_ROW)
      throw malformed(`has over ${MAX_ROW} characters without a tag at line ${parser.line}`);
  }
  wellFormed(() => parser.close());
  yield* products.take();
}

/** Collects products from the parser's events; `take` gives those finished since the last call. */
function collectProducts(parser: Parser): { take: () => SourceRow[]; lastTagAt: () => number } {
  let rows: SourceRow[] = [];
  let product: Product | undefined;
  let text = '';
  let lastTagAt = 0;
  const path: string[] = [];

  const addText = (part: string) => {
    text += part;
  };
  const add = (name: string, value: string) => {
    if (!product || value === '') return;
    const values = product.fields.get(name);
    if (parser.position - product.start > MAX_ROW) product.fields.clear();
    else if (values) values.push(value);
    else product.fields.set(name, [value]);
  };
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw malformed(`is in ${encoding}; only UTF-8 is read`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    lastTagAt = parser.position;
    text = '';
    path.push(tag.local);
    if (path.length > MAX_DEPTH) throw malformed(`nests deeper than ${MAX_DEPTH} at line ${parser.line}`);
    if (!product && (tag.local === 'item' || tag.local === 'entry'))
      product = { line: parser.line, start: parser.position, depth: path.length, fields: new Map() };
    if (tag.uri === ATOM && tag.local === 'link') add('link', tag.attributes.href?.value ?? '');
  });
  parser.on('closetag', (tag) => {
    lastTagAt = parser.position;
    if (product && isProductField(tag)) add(path.slice(product.depth).join('_'), text.trim());
    if (product && path.length === product.depth) {
      rows.push(finished(product, parser.position));
      product = undefined;
    }
    path.pop();
    text = '';
  });
  return {
    take: () => {
      const taken = rows;
      rows = [];
      return taken;
    },
    lastTagAt: () => lastTagAt,
  };
}

function finished({ line, start, fields }: Product, end: number): SourceRow {
  return end - start > MAX_ROW
    ? { line, problem: problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} characters`) }
    : { line, row: Object.fromEntries(fields) };
}

/** Whether an element is Google's or the feed format's own; other vocabularies are ignored. */
function isProductField({ uri, local }: SaxesTagNS): boolean {
  return uri === GOOGLE || ((uri === '' || uri === ATOM) && FEED_FIELDS.includes(local));
}

function wellFormed(parse: () => void): void {
  try {
    parse();
  } catch (error) {
    throw error instanceof ImportFailure ? error : malformed(`is not well-formed: ${messageOf(error)}`);
  }
}

function malformed(what: string): ImportFailure {
  return new ImportFailure('IMPORT_FILE_MALFORMED', `The XML feed ${what}.`);
}
