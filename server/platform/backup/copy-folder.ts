import { constants } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Options = {
  /** Says by its path below the source whether an entry is copied; unset, all are. */
  isCopied?: (path: string) => boolean;
  /** Owner of the copies; unset, this process. */
  owner?: { uid: number; gid: number } | undefined;
};

/**
 * Copies files and folders, for their owner alone. An entry that vanishes meanwhile is left out: a running database
 * deletes files at any time.
 */
export async function copyFolder(source: string, target: string, options: Options = {}): Promise<void> {
  const { isCopied = () => true, owner } = options;
  const own = async (path: string, mode: number) => {
    await chmod(path, mode);
    if (owner) await chown(path, owner.uid, owner.gid);
  };
  const copy = async (path: string) => {
    await mkdir(join(target, path), { recursive: true });
    await own(join(target, path), 0o700);
    for (const entry of await present(readdir(join(source, path), { withFileTypes: true }), [])) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (!isCopied(inner)) continue;
      if (entry.isDirectory()) await copy(inner);
      else if (entry.isFile()) {
        const copied = copyFile(join(source, inner), join(target, inner), constants.COPYFILE_FICLONE);
        await present(
          copied.then(() => own(join(target, inner), 0o600)),
          undefined,
        );
      }
    }
  };
  await copy('');
}

/** The result of reading something, or `absent` when it isn't there any more. */
function present<T>(reading: Promise<T>, absent: T): Promise<T> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return absent;
    throw error;
  });
}
