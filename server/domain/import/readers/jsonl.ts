import { messageOf } from '../../../platform/error-parts.ts';
import { ImportFailure, problem } from '../problem.ts';
import { type Bytes, MAX_ROW, type SourceRow } from './source.ts';

const LINE_FEED = 10;

/** Reads JSON Lines: one object per line, UTF-8. Empty lines are skipped. @throws ImportFailure when the file is empty. */
export async function* readJsonl(bytes: Bytes): AsyncGenerator<SourceRow> {
  let number = 0;
  let empty = true;
  for await (const line of boundedLines(bytes)) {
    number += 1;
    empty &&= line?.trim() === '';
    if (line === undefined)
      yield { line: number, problem: problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} bytes`) };
    else if (line.trim() !== '') yield parseLine(line, number);
  }
  if (empty) throw new ImportFailure('IMPORT_FILE_MALFORMED', 'The file is empty.');
}

function parseLine(text: string, line: number): SourceRow {
  try {
    return { line, row: JSON.parse(text) };
  } catch (error) {
    return { line, problem: problem('IMPORT_MALFORMED_ROW', messageOf(error)) };
  }
}

/** Lines as text, or undefined for one over the limit, whose bytes are dropped while reading. */
async function* boundedLines(bytes: Bytes): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size <= MAX_ROW) parts.push(part);
    else parts = [];
  };
  const take = () => {
    const line = size > MAX_ROW ? undefined : decoder.decode(Buffer.concat(parts));
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (size > 0) yield take();
}
