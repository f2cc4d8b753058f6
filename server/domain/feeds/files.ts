import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const FILE_KINDS = ['uploads', 'runs', 'kept', 'reports'] as const;
export type FeedFileKind = (typeof FILE_KINDS)[number];

/** Folder of a tenant's files of one kind, whose names are ids of rows. */
export const folderOf = (dataDir: string, tenantId: string, kind: FeedFileKind) =>
  join(dataDir, 'feeds', tenantId, kind);

/** Paths of a tenant's files of feeds, below `DATA_DIR/feeds`; ids are our own. */
export function feedFiles(dataDir: string, tenantId: string) {
  const at = (kind: FeedFileKind) => (id: string) => join(folderOf(dataDir, tenantId, kind), id);
  return {
    /** Uploaded file, by its id. */
    upload: at('uploads'),
    /** File of a run that isn't over, by the run. */
    run: at('runs'),
    /** File that was imported last, by the feed. */
    kept: at('kept'),
    /** Report of a run. */
    report: at('reports'),
  };
}

/** Makes the folder of a file. */
export async function makeFolder(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
}

/** Gives a file a second name, replacing what had it; the bytes are shared where the disk can. */
export async function shareFile(from: string, to: string): Promise<void> {
  await makeFolder(to);
  const part = `${to}.part`;
  await rm(part, { force: true });
  await link(from, part).catch(() => copyFile(from, part));
  await rename(part, to);
}

export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
}

/** Size of a file in bytes; undefined if there is none. */
export async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

const START_BYTES = 512;

/** Whether a file is a web page, such as a server's error or a login form. */
export async function isWebPage(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const start = buffer
      .subarray(0, bytesRead)
      .toString()
      .replace(/^\ufeff/, '');
    return /^\s*<(?:!doctype\s+html|html)\b/i.test(start);
  } finally {
    await handle.close();
  }
}
