import { textFor } from '#locales/text.ts';
import type { ImportFileCode, ImportRowCode } from '#schemas/errors.ts';

/** Reason for refusing a row. */
export type Problem = { code: ImportRowCode; detail: string };

const DETAIL_LENGTH = 200;

/** A problem with a detail that is short and safe to print, although it may quote the file. */
export function problem(code: Problem['code'], detail: string): Problem {
  const short = detail.slice(0, DETAIL_LENGTH).toWellFormed();
  return { code, detail: short.replace(/[\p{Cc}\p{Cf}]/gu, ' ') };
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
