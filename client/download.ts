import type { Endpoint } from '#schemas/api/endpoint.ts';
import { readAnswer } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { browserHeaders } from './browser-headers.ts';

/** Saves the file that a call responds with under its name. @throws ApiError */
export async function download({ path, method }: Endpoint & { stream: true }): Promise<void> {
  const response = await fetch(`/api${path}`, { method, headers: browserHeaders() }).catch((error) => {
    throw new ApiError('TRANSPORT', 0, String(error));
  });
  const { status, statusText, headers } = response;
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  if (!response.ok || name === undefined) {
    readAnswer({ status, statusText, text: await response.text() });
    throw new ApiError('BAD_RESPONSE', status, statusText);
  }
  const file = await response.blob().catch((error) => {
    throw new ApiError('TRANSPORT', 0, String(error));
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
