import { browserApi } from '#client/browser-api.ts';
import { createShare } from '#schemas/api/invented/sharing.ts';
import { transferShortUrl } from '#schemas/api/sharing.ts';
import { CLIPBOARD } from '#schemas/constants.ts';
import type { Shared } from './shared.ts';

/** Short link to the page that carries the sharer's id. @throws ApiError, also after the time limit for copying */
export async function makeLink({ href, subject, activityId }: Shared): Promise<string> {
  const api = browserApi();
  const options = { signal: AbortSignal.timeout(CLIPBOARD.timeoutMs) };
  const { shareId } = await api.call(createShare, { body: { ...subject, activityId } }, options);
  const body = { originUri: `${href}?share=${shareId}` };
  return (await api.call(transferShortUrl, { body }, options)).shortUri;
}
