import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import { ERROR_CODES } from '#schemas/errors.ts';
import { readRefusals } from './report.ts';

const COLUMNS = ['line', 'platform', 'item_id', 'code', 'reason', 'detail'];
/** Starts of cells that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The refused rows of a report as CSV with a header, for spreadsheets: marked as UTF-8, without formulas. */
export async function* refusalsAsCsv(report: string, lang: Language): AsyncGenerator<string> {
  const t = textFor(lang);
  yield `\ufeff${COLUMNS.join(',')}\r\n`;
  for await (const { line, code, detail, item } of readRefusals(report)) {
    const known = ERROR_CODES.find((one) => one === code);
    const cells = [line, item?.platform, item?.itemId, code, known && t(`errors.${known}`), detail];
    yield `${cells.map(cellOf).join(',')}\r\n`;
  }
}

function cellOf(value: string | number | undefined): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
