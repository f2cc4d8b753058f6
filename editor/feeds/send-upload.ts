import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { beginFeedUpload, type FeedUpload, sendFeedPart } from '#schemas/api/invented/feeds.ts';

/** Bytes of a part: a line of 0.3 Mbit/s sends it within the time limit of a call with a file. */
const PART_BYTES = 2 * 1_024 ** 2;

/**
 * Uploads a file in parts, from where `begun` ended; `onProgress` gets the upload after each part. Returns it complete.
 * @throws ApiError, or the signal's reason
 */
export async function sendUpload(
  file: File,
  begun: FeedUpload | undefined,
  signal: AbortSignal,
  onProgress: (upload: FeedUpload) => void,
): Promise<FeedUpload> {
  const body = { fileName: file.name, size: file.size };
  let upload = begun ?? (await browserApi().call(beginFeedUpload, { body }, { signal }));
  onProgress(upload);
  while (upload.received < file.size) {
    signal.throwIfAborted();
    upload = await sendPart(file, upload, signal);
    onProgress(upload);
  }
  return upload;
}

/** Sends the next part. If the server has another number of bytes, that is where the next one begins. */
async function sendPart(file: File, { id, received }: FeedUpload, signal: AbortSignal): Promise<FeedUpload> {
  const part = file.slice(received, received + PART_BYTES);
  try {
    return await browserApi().call(
      sendFeedPart,
      { params: { id }, query: { offset: received }, file: part },
      { signal },
    );
  } catch (error) {
    const known = error instanceof ApiError && error.code === 'CONFLICT' ? error.data : undefined;
    const { data } = sendFeedPart.data.safeParse(known);
    if (!data || data.received === received) throw error;
    return data;
  }
}
