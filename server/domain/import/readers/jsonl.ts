import { jsonRow } from './json.ts';
import { MAX_ROW, type SourceRow } from './source.ts';

/** Reads JSON Lines: one object per line. Empty lines are skipped. */
export async function* readJsonl(
  text: AsyncIterable<string>,
  lineEnd: '\n' | '\r' = '\n',
): AsyncGenerator<SourceRow> {
  let number = 0;
  for await (const line of boundedLines(text, lineEnd)) {
    number += 1;
    if (line?.trim() !== '') yield jsonRow(line, number);
  }
}

/** Lines, or undefined for one over the limit, whose text is dropped while reading. */
async function* boundedLines(
  text: AsyncIterable<string>,
  lineEnd: string,
): AsyncGenerator<string | undefined> {
  let line = '';
  let size = 0;
  const add = (part: string) => {
    size += part.length;
    line = size <= MAX_ROW ? line + part : '';
  };
  const take = () => {
    const taken = size > MAX_ROW ? undefined : line;
    line = '';
    size = 0;
    return taken;
  };
  for await (const chunk of text) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      add(chunk.slice(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.slice(start));
  }
  if (size > 0) yield take();
}
