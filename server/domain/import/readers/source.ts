import type { Problem } from '../problem.ts';

/** A row with the line (or, in a JSON list, the position) where it begins, both from 1. */
export type SourceRow = { line: number; row: unknown } | { line: number; problem: Problem };
/** The bytes of a file, as a read stream gives them. */
export type Bytes = AsyncIterable<Uint8Array>;
/** Reads a file row by row without holding it in memory; throws ImportFailure when it can't go on. */
export type Reader = (bytes: Bytes) => AsyncGenerator<SourceRow>;

/** Length limit of a row or line, in bytes or UTF-16 units; a longer one is skipped, never buffered. */
export const MAX_ROW = 1_048_576;
