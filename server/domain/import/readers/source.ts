import type { Problem } from '../problem.ts';

/**
 * A row with the line where it begins, in JSON and XML its position among the rows: feeds of one line are common. Both
 * count from 1.
 */
export type SourceRow =
  | { line: number; row: unknown }
  /** `columns` of a table's header, where the row is one of it. */
  | { line: number; problem: Problem; columns?: string[] };
/**
 * Kind of a file, which tells the shape of its rows: `table` and `xlsx` give `Record<string, string>` by column,
 * `xml` gives `Record<string, string[]>` by element, `json` and `jsonl` the value itself, `lazada-page` `{item, page}`.
 */
export type FileKind = 'table' | 'json' | 'jsonl' | 'xml' | 'xlsx' | 'lazada-page';
export type Delimiter = ',' | ';' | '\t' | '|';
export type Source = {
  kind: FileKind;
  /** Encoding as far as the file is read: `utf-8` until the first character that isn't ASCII. */
  readonly encoding: string;
  /** Delimiter of a table. */
  delimiter: Delimiter | null;
  /** The rows, at least one; throws ImportFailure when the file can't be read to its end. */
  rows: AsyncGenerator<SourceRow>;
};
/** The bytes of a file, as a read stream gives them. */
export type Bytes = AsyncIterable<Uint8Array>;

/** Length limit of a row or line, in bytes or UTF-16 units; a longer one is skipped, never buffered. */
export const MAX_ROW = 1_048_576;
/** Columns that a table may have; cells of a workbook beyond are passed over. */
export const MAX_COLUMNS = 1_024;
