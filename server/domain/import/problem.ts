import { textFor } from '#locales/text.ts';
import type { ImportFileCode, ImportRowCode } from '#schemas/errors.ts';

/** Item of a platform. */
export type ItemKey = { platform: string; itemId: string };

/** Reason for refusing a row, and the row's item if it names one. */
export type Problem = { code: ImportRowCode; detail: string; item?: ItemKey };

/** A row that isn't in the catalogue, and why. */
export type Rejected = { line: number } & Problem;

/** Field of an accepted row that was dropped, and its value. */
export type Warning = { field: string; value: string; code: ImportRowCode };

const DETAIL_LENGTH = 200;

/** A problem with a detail that is short and safe to print, although it may quote the file. */
export function problem(code: Problem['code'], detail: string, item?: ItemKey): Problem {
  return { code, detail: printable(detail), ...(item && { item }) };
}

/** A warning whose value is short and safe to print. */
export function warning(code: ImportRowCode, field: string, value: unknown): Warning {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return { field: printable(field), value: printable(text), code };
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
