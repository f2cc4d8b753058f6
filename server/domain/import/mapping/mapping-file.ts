import { open } from 'node:fs/promises';
import { z } from 'zod';
import { type Defaults, type Mapping, mappingFileSchema } from '#schemas/feeds/mapping.ts';
import { messageOf } from '../../../platform/error-parts.ts';
import { ImportFailure } from '../problem.ts';

const MAX_BYTES = 262_144;

/** Reads a mapping file, up to 256 KB of JSON. @throws ImportFailure IMPORT_USAGE with what is wrong in it. */
export async function readMappingFile(
  path: string,
): Promise<{ mapping: Mapping; defaults?: Defaults | undefined }> {
  const parsed = mappingFileSchema.safeParse(await jsonOf(path));
  if (!parsed.success)
    throw new ImportFailure(
      'IMPORT_USAGE',
      `The mapping ${path} isn't valid: ${z.prettifyError(parsed.error)}`,
    );
  const { fields, defaults } = parsed.data;
  return { mapping: fields, defaults };
}

async function jsonOf(path: string): Promise<unknown> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(MAX_BYTES + 1) });
      if (bytesRead > MAX_BYTES) throw new Error(`is over ${MAX_BYTES} bytes`);
      return JSON.parse(buffer.toString('utf8', 0, bytesRead).replace(/^\ufeff/, ''));
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new ImportFailure('IMPORT_USAGE', `The mapping ${path} can't be read: ${messageOf(error)}`);
  }
}
