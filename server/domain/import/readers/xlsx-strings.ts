import { ImportFailure } from '../problem.ts';
import { parseXml } from './xml-parser.ts';

const PAGE = 512;
const MAX_BYTES = 96 * 1_048_576;
const MAX_STRINGS = 4_000_000;

/** Texts of a workbook by number, kept as UTF-8: as strings they would take several times the memory. */
export class SharedStrings {
  readonly #pages: { bytes: Buffer; ends: Uint32Array }[] = [];
  #pending: string[] = [];
  #bytes = 0;

  /** @throws ImportFailure IMPORT_FILE_TOO_LARGE */
  add(text: string): void {
    this.#pending.push(text);
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > MAX_BYTES || this.#pages.length * PAGE > MAX_STRINGS)
      throw new ImportFailure(
        'IMPORT_FILE_TOO_LARGE',
        'The workbook has over 96 MB of texts: save it as CSV.',
      );
    if (this.#pending.length === PAGE) this.#flush();
  }

  get(index: number): string {
    const page = this.#pages[Math.floor(index / PAGE)];
    const place = index % PAGE;
    if (!page) return this.#pending[index - this.#pages.length * PAGE] ?? '';
    return page.bytes.toString('utf8', page.ends[place - 1] ?? 0, page.ends[place]);
  }

  #flush(): void {
    let end = 0;
    const ends = Uint32Array.from(this.#pending, (text) => {
      end += Buffer.byteLength(text);
      return end;
    });
    this.#pages.push({ bytes: Buffer.from(this.#pending.join('')), ends });
    this.#pending = [];
  }
}

/** Reads `xl/sharedStrings.xml`; of formatted texts the runs are joined, and their pronunciation (rPh) is left out. */
export async function readStrings(text: AsyncIterable<string>): Promise<SharedStrings> {
  const strings = new SharedStrings();
  let current = '';
  const parsing = parseXml(text, {
    open: () => {},
    close: (tag, path, content) => {
      if (tag.local === 't' && !path.includes('rPh')) current += content;
      if (tag.local !== 'si') return;
      strings.add(current);
      current = '';
    },
  });
  for await (const _ of parsing);
  return strings;
}
