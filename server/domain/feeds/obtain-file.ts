import { AppError } from '#schemas/errors.ts';
import { feedFiles, isWebPage, makeFolder, shareFile, sizeOf } from './files.ts';
import type { FeedRow, RunRow } from './queue.ts';
import type { FeedServices } from './services.ts';
import { openSource } from './source.ts';
import { bytesLeft } from './storage.ts';

/** Time limit of a download, ms. */
const DOWNLOAD_MS = 30 * 60_000;

export type Obtained = Pick<RunRow, 'unmodified' | 'etag' | 'lastModified' | 'fileHash' | 'fileBytes'>;

/**
 * Brings the data of a feed to the file of its run: the upload, or what the address gives. If that has nothing new, it
 * is the file that was imported last, because scheduled prices change without a new file.
 * @throws AppError as `SafeFetch` does, FEED_FILE_GONE, FEED_IS_PAGE, FEED_STORAGE
 */
export async function obtainFile(
  { db, dataDir, vault, safeFetch }: FeedServices,
  feed: FeedRow,
  run: RunRow,
  signal: AbortSignal,
): Promise<Obtained> {
  const files = feedFiles(dataDir, feed.tenantId);
  const file = files.run(run.id);
  const source = await openSource(vault, feed);
  const { etag, lastModified, fileHash, fileBytes } = feed;
  if (source.type === 'upload') {
    await shareFile(files.upload(source.uploadId), file).catch(() => {
      throw new AppError('FEED_FILE_GONE');
    });
    const size = (await sizeOf(file)) ?? 0;
    return { unmodified: false, etag: null, lastModified: null, fileHash: null, fileBytes: size };
  }
  const kept = files.kept(feed.id);
  const isKept = fileBytes > 0 && (await sizeOf(kept)) === fileBytes;
  await makeFolder(file);
  const fetched = await safeFetch({
    url: source.url,
    ...(source.header && { headers: { [source.header.name]: source.header.value } }),
    ...(isKept && { validators: { etag, lastModified } }),
    file,
    maxBytes: await bytesLeft(db, feed.tenantId, feed.id),
    totalMs: DOWNLOAD_MS,
    signal,
  });
  if (!fetched.isNew) {
    await shareFile(kept, file);
    return { unmodified: true, etag, lastModified, fileHash, fileBytes };
  }
  if (await isWebPage(file)) throw new AppError('FEED_IS_PAGE');
  return {
    unmodified: fetched.hash === fileHash,
    etag: fetched.etag,
    lastModified: fetched.lastModified,
    fileHash: fetched.hash,
    fileBytes: fetched.bytes,
  };
}
