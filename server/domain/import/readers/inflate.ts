import { pipeline, type Transform } from 'node:stream';
import { messageOf } from '../../../platform/error-parts.ts';
import { ImportFailure } from '../problem.ts';
import type { Bytes } from './source.ts';

/** Limits on unpacked bytes: in total, and per packed byte once they exceed `free`. */
export type Limits = { total: number; ratio: number; free: number };

const LIMITS: Limits = { total: 4 * 1024 ** 3, ratio: 200, free: 16 * 1024 ** 2 };

/**
 * Bytes that an inflater makes of packed ones, as fast as they are taken. The limits count what comes out: sizes that
 * an archive claims are the sender's word.
 * @throws ImportFailure IMPORT_FILE_TOO_LARGE beyond a limit, IMPORT_FILE_MALFORMED when the data is damaged.
 */
export async function* inflated(packed: Bytes, inflater: Transform, limits: Limits = LIMITS): Bytes {
  let read = 0;
  let written = 0;
  async function* counted(): Bytes {
    for await (const chunk of packed) {
      read += chunk.length;
      yield chunk;
    }
  }
  try {
    // The loop receives the errors too.
    for await (const chunk of pipeline(counted(), inflater, () => {})) {
      written += chunk.length;
      if (written > limits.total) throw tooLarge(`more than ${limits.total} bytes`);
      if (written > limits.free && written > read * limits.ratio)
        throw tooLarge(`more than ${limits.ratio} times its size`);
      yield chunk;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw new ImportFailure('IMPORT_FILE_MALFORMED', `The packed file is damaged: ${messageOf(error)}.`);
  }
}

function tooLarge(size: string): ImportFailure {
  return new ImportFailure('IMPORT_FILE_TOO_LARGE', `The packed file unpacks to ${size}.`);
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
