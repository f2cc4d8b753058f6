import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type DiskCache = {
  get: (name: string) => Promise<Buffer | undefined>;
  set: (name: string, data: Buffer) => Promise<void>;
};

/**
 * Cache of files in a folder, together at most `maxBytes`; beyond that the oldest are deleted until a fifth is free.
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  let bytes: number | undefined;
  let trimming: Promise<void> | undefined;

  const list = async () => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => undefined);
        return found ? [{ name, size: found.size, at: found.mtimeMs }] : [];
      }),
    );
    return files.flat().toSorted((a, b) => a.at - b.at);
  };
  const trim = async () => {
    const files = await list();
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (total <= maxBytes * 0.8) break;
      await rm(join(folder, file.name), { force: true });
      total -= file.size;
    }
    bytes = total;
  };

  return {
    get: (name) => readFile(join(folder, name)).catch(() => undefined),
    set: async (name, data) => {
      await mkdir(folder, { recursive: true });
      bytes ??= (await list()).reduce((sum, file) => sum + file.size, 0);
      const fresh = join(folder, `${name}.${randomUUID()}`);
      await writeFile(fresh, data);
      await rename(fresh, join(folder, name));
      bytes += data.length;
      if (bytes > maxBytes)
        trimming ??= trim().finally(() => {
          trimming = undefined;
        });
      await trimming;
    },
  };
}
