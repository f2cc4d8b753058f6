import { textFor } from '#locales/text.ts';
import type { ImportFileCode, ImportRowCode } from '#schemas/errors.ts';
import type { Cause } from '#schemas/feeds/cause.ts';

/** Item of a platform. */
export type ItemKey = { platform: string; itemId: string };

/** Reason for refusing a row, and the row's item if it names one. */
export type Problem = { code: ImportRowCode; detail: string; cause?: RowCause; item?: ItemKey };

/** Cause of a refusal with the parameters of its text, and the field that it is about. */
export type RowCause = { key: Cause; field?: string; params: Record<string, string | number> };

/** A row that isn't in the catalogue, and why. */
export type Rejected = { line: number } & Problem;

/** Field of an accepted row that was dropped, and its value. */
export type Warning = { field: string; value: string; code: ImportRowCode };

const DETAIL_LENGTH = 200;
const VALUE_LENGTH = 60;

/** A problem with a detail that is short and safe to print, although it may quote the file. */
export function problem(code: Problem['code'], detail: string, item?: ItemKey): Problem {
  return { code, detail: printable(detail), ...(item && { item }) };
}

/** A problem that says its cause; its detail is the cause in English. */
export function problemOf(
  code: Problem['code'],
  { key, field, params }: Omit<RowCause, 'params'> & { params?: Record<string, unknown> },
  item?: ItemKey,
): Problem {
  const shown = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? value
        : printable(name === 'value' ? textOf(value).slice(0, VALUE_LENGTH) : textOf(value)),
    ]),
  );
  const text = textFor('en')(`feeds.cause.${key}`, shown);
  return {
    ...problem(code, field === undefined ? text : `${field}: ${text}`, item),
    cause: { key, ...(field !== undefined && { field }), params: shown },
  };
}

/** A warning whose value is short and safe to print. */
export function warning(code: ImportRowCode, field: string, value: unknown): Warning {
  return { field: printable(field), value: printable(textOf(value)), code };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function printable(text: string): string {
  return text
    .slice(0, DETAIL_LENGTH)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** Line that names an error to the person at the terminal: its code, its text and its detail. */
export function errorLine(code: ImportRowCode | ImportFileCode, detail: string): string {
  return `${code}: ${textFor('en')(`errors.${code}`)} (${detail})`;
}

/** Failure that ends an import. */
export class ImportFailure extends Error {
  readonly code: ImportFileCode;

  constructor(code: ImportFileCode, message: string) {
    super(message);
    this.code = code;
  }
}
