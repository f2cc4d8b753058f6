import { AppError } from '#schemas/errors.ts';
import { scanText } from '#schemas/page/scan-text.ts';

/**
 * Parses a body within the bounds of `schemas/page/limits.ts`, checked before parsing.
 * @throws AppError with the bound's own code, or DOCUMENT_INVALID_JSON
 */
export function parseJson(text: string): unknown {
  try {
    const problem = scanText(text);
    if (problem) throw new AppError(problem.code, { path: problem.path.join('.') });
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID_JSON');
  }
}
