import { type Cell, csvRow } from '#engine/csv.ts';
import { downloadText } from '../kit/download.ts';

/** Rows as CSV for spreadsheets: UTF-8 with BOM, and no text of visitors becomes a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string => `\ufeff${rows.map(csvRow).join('')}`;

/** Downloads rows as a file of that name. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  downloadText(name, toCsv(rows), 'text/csv');
}
