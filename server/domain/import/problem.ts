/** Reasons for refusing a row. */
export const ROW_PROBLEMS = [
  'IMPORT_MALFORMED_ROW',
  'IMPORT_ROW_TOO_LARGE',
  'IMPORT_INVALID_FIELD',
  'IMPORT_INVALID_TITLE',
  'IMPORT_INVALID_PRICE',
  'IMPORT_INVALID_LINK',
  'IMPORT_DUPLICATE_ITEM',
  'IMPORT_UNKNOWN_SHARE',
  'IMPORT_UNKNOWN_ACTIVITY',
] as const;
export type Problem = { code: (typeof ROW_PROBLEMS)[number]; detail: string };

const DETAIL_LENGTH = 200;

/** A problem with a detail that is short and safe to print, although it may quote the file. */
export function problem(code: Problem['code'], detail: string): Problem {
  const short = detail.slice(0, DETAIL_LENGTH).toWellFormed();
  return { code, detail: short.replace(/[\p{Cc}\p{Cf}]/gu, ' ') };
}

/** Reasons why an import can't start or continue. */
export type FailureCode =
  | 'IMPORT_USAGE'
  | 'IMPORT_FILE_UNREADABLE'
  | 'IMPORT_FILE_MALFORMED'
  | 'IMPORT_FILE_TOO_LARGE'
  | 'IMPORT_UNKNOWN_TENANT';

export class ImportFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
