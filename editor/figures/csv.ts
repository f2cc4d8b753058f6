import { downloadText } from '../kit/download.ts';

type Cell = string | number;

/** Start of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180) for spreadsheets: UTF-8 with BOM, and no text of visitors becomes a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Downloads rows as a file of that name. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  downloadText(name, toCsv(rows), 'text/csv');
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
