import { csvRow } from '#engine/csv.ts';
import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import { ERROR_CODES } from '#schemas/errors.ts';
import { readRefusals } from './report.ts';

const COLUMNS = ['line', 'platform', 'item_id', 'code', 'reason', 'detail'];

/** The refused rows of a report as CSV with a header, for spreadsheets: marked as UTF-8, without formulas. */
export async function* refusalsAsCsv(report: string, lang: Language): AsyncGenerator<string> {
  const t = textFor(lang);
  yield `\ufeff${csvRow(COLUMNS)}`;
  for await (const { line, code, detail, item } of readRefusals(report)) {
    const known = ERROR_CODES.find((one) => one === code);
    yield csvRow([line, item?.platform, item?.itemId, code, known && t(`errors.${known}`), detail]);
  }
}
