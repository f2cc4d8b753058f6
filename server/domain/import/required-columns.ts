import { ImportFailure } from './problem.ts';
import type { SourceRow } from './readers/source.ts';

/** Rows of a table. @throws ImportFailure when it lacks a column. */
export async function* requireColumns(
  rows: AsyncIterable<SourceRow>,
  required: readonly string[],
): AsyncGenerator<SourceRow> {
  let checked = false;
  for await (const source of rows) {
    if ('row' in source && !checked) {
      const missing = required.find((name) => !Object.hasOwn(Object(source.row), name));
      if (missing !== undefined)
        throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header has no column "${missing}".`);
      checked = true;
    }
    yield source;
  }
}
