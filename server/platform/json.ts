import { AppError } from '#schemas/errors.ts';
import { scanText } from '#schemas/page/scan-text.ts';

/** Parses JSON. @throws AppError INVALID_JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_JSON');
  }
}

/**
 * Parses a body within the limits of `schemas/page/limits.ts`, which are checked before parsing.
 * @throws AppError with the limit's own code, or INVALID_JSON
 */
export function parseBounded(text: string): unknown {
  const problem = boundBroken(text);
  if (problem) throw new AppError(problem.code, { path: problem.path.join('.') });
  return parseJson(text);
}

function boundBroken(text: string) {
  try {
    return scanText(text);
  } catch {
    throw new AppError('INVALID_JSON');
  }
}
