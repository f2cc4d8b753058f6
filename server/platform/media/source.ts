import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';

export type Box = { width: number; height: number };
/** Draws the picture of that name as SVG, composed for a box; undefined for a name that no drawing has. */
export type DrawMedia = (key: string, box?: Box) => string | undefined;

/** A picture before it is resized. `version` changes with its content. */
export type MediaSource = { version: string; load: () => Promise<Buffer> };

const MAX_BYTES = 20_000_000;
/** Pattern of members' pictures; such a key never gets another picture. */
const MEMBERS_OWN = /^[a-z0-9-]+\/avatars\/[a-f0-9]{24}\.webp$/;

/** The stored file of a key in `folder` or the store, or else the drawing of that name, composed for `box`. */
export async function findSource(
  {
    folder,
    store,
    drawMedia,
  }: { folder: string; store?: MediaStore | undefined; drawMedia?: DrawMedia | undefined },
  key: string,
  box: Box,
): Promise<MediaSource | undefined> {
  if (store && MEMBERS_OWN.test(key))
    return (await store.has(key)) ? { version: 'sent', load: () => store.read(key) } : undefined;
  const file = join(folder, key);
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() && found.size <= MAX_BYTES)
    return { version: `${found.mtimeMs}-${found.size}`, load: () => readFile(file) };
  const drawing = drawMedia?.(key, box);
  if (drawing === undefined) return undefined;
  const version = createHash('sha256').update(drawing).digest('base64url');
  return { version, load: async () => Buffer.from(drawing) };
}
