import { problem } from '../problem.ts';
import { MAX_COLUMNS, MAX_ROW } from './source.ts';
import type { Cells } from './table.ts';
import type { SharedStrings } from './xlsx-strings.ts';
import { cellText, dateText, numberText } from './xlsx-values.ts';
import { parseXml, type XmlTag } from './xml-parser.ts';

/** Texts of a workbook, which of its cell styles are dates, and whether its calendar begins in 1904. */
export type Book = { strings: SharedStrings; dateStyles: ReadonlySet<string>; from1904: boolean };
type Cell = { column: number; type: string; style: string; value: string };

/** Reads the rows of a worksheet, without empty ones; `line` is the row's number in the sheet. */
export async function* readSheet(text: AsyncIterable<string>, book: Book): AsyncGenerator<Cells> {
  const sheet = new Sheet(book);
  for await (const _ of parseXml(text, sheet)) yield* sheet.take();
}

class Sheet {
  readonly #book: Book;
  #rows: Cells[] = [];
  #line = 0;
  #size = 0;
  /** Column of the next cell that doesn't name its own. */
  #next = 0;
  #fields: string[] = [];
  #cell: Cell | undefined;

  constructor(book: Book) {
    this.#book = book;
  }

  /** Rows that were completed since the last call. */
  take(): Cells[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly open = ({ local, attributes }: XmlTag) => {
    if (local === 'row') {
      const number = Number(attributes.r?.value);
      this.#line = Number.isSafeInteger(number) && number > 0 ? number : this.#line + 1;
      this.#next = 0;
      this.#fields = [];
      this.#size = 0;
    } else if (local === 'c') {
      const column = columnOf(attributes.r?.value) ?? this.#next;
      this.#next = column + 1;
      this.#cell = {
        column,
        type: attributes.t?.value ?? 'n',
        style: attributes.s?.value ?? '0',
        value: '',
      };
    }
  };

  readonly close = ({ local }: XmlTag, path: readonly string[], text: string) => {
    const cell = this.#cell;
    if (cell && (local === 'v' || (local === 't' && !path.includes('rPh')))) cell.value += text;
    else if (cell && local === 'c') {
      this.#add(cell.column, this.#textOf(cell));
      this.#cell = undefined;
    } else if (local === 'row') this.#endRow();
  };

  #add(column: number, text: string): void {
    this.#size += text.length;
    if (column >= MAX_COLUMNS || text === '' || this.#size > MAX_ROW) return;
    while (this.#fields.length < column) this.#fields.push('');
    this.#fields[column] = text;
  }

  #endRow(): void {
    const large = this.#size > MAX_ROW;
    if (!large && this.#fields.every((field) => field.trim() === '')) return;
    this.#rows.push({
      line: this.#line,
      fields: large ? [] : this.#fields,
      problem: large ? problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} characters`) : undefined,
    });
  }

  #textOf({ type, style, value }: Cell): string {
    const { strings, dateStyles, from1904 } = this.#book;
    if (type === 's') return cellText(strings.get(Number(value)));
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'e') return '';
    if (type !== 'n') return cellText(value);
    return dateStyles.has(style) ? dateText(value, from1904) : numberText(value);
  }
}

/** Number of a column from 0: `AB7` is 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
