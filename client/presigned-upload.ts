import { presignUploads } from '#schemas/api/service-in-one.ts';
import type { UploadType } from '#schemas/uploads.ts';
import { readAnswer } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';
import { browserHeaders } from './browser-headers.ts';

const TIMEOUT_MS = 60_000;

/**
 * Uploads a picture to a presigned address and returns its final address. `onProgress` gets the share sent so far, from
 * 0 to 1. @throws ApiError
 */
export async function uploadPicture(
  picture: Blob,
  contentType: UploadType,
  onProgress: (share: number) => void,
): Promise<string> {
  const body = { files: [{ contentType, size: picture.size }] };
  const [signed] = await browserApi().call(presignUploads, { body }, { silent: true });
  if (!signed) throw new ApiError('BAD_RESPONSE', 200, 'No address to send the picture to');
  await put(signed.url, { ...browserHeaders(), ...signed.headers }, picture, onProgress);
  return signed.resourceUrl;
}

/** Uploads by XMLHttpRequest, because `fetch` has no progress. */
function put(
  url: string,
  headers: Record<string, string>,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError('TRANSPORT', 0, 'The picture didn’t get through'));
    request.ontimeout = () => reject(new ApiError('TIMEOUT', 0, 'The picture took too long'));
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      try {
        readAnswer({ status, statusText, text });
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    request.send(picture);
  });
}
