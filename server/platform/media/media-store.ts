import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Store of members' pictures; a key is such as `zest/avatars/0f….webp`. */
export type MediaStore = {
  has: (key: string) => Promise<boolean>;
  read: (key: string) => Promise<Buffer>;
  /** Writes a key, which is never written again. */
  write: (key: string, data: Buffer) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Store below `media/` of the folder. */
export function diskStore(dataDir: string): MediaStore {
  const fileOf = (key: string) => join(dataDir, 'media', key);
  return {
    has: (key) =>
      stat(fileOf(key)).then(
        (found) => found.isFile(),
        () => false,
      ),
    read: (key) => readFile(fileOf(key)),
    write: async (key, data) => {
      await mkdir(dirname(fileOf(key)), { recursive: true });
      await writeFile(fileOf(key), data, { flag: 'wx' });
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
