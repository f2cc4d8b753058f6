export type Cell = string | number | null | undefined;

/** Text that a spreadsheet would run as a formula, also behind the quotes that prevent it. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Text for a cell, with a quote before it where a spreadsheet would run it as a formula. */
export const quoteFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Text of a cell that `quoteFormula` has written. */
export const unquoteFormula = (cell: string): string =>
  FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;

/** One line of a CSV (RFC 4180), with its end. Texts never become formulas; numbers stay numbers. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = quoteFormula(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
