import type { Problem } from '../problem.ts';

/** A row with the line (or, in a JSON list, the position) where it begins, both from 1. */
export type SourceRow = { line: number; row: unknown } | { line: number; problem: Problem };
/** The bytes of a file, as a read stream gives them. */
export type Bytes = AsyncIterable<Uint8Array>;
/** Reads a file row by row without holding it in memory; throws ImportFailure when it can't go on. */
export type Reader = (bytes: Bytes) => AsyncGenerator<SourceRow>;

/** Length limit of a row or line, in bytes or UTF-16 units; a longer one is skipped, never buffered. */
export const MAX_ROW = 1_048_576;

/** Decodes UTF-8 without a byte order mark; invalid bytes become U+FFFD, which no field accepts. */
export async function* decoded(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
