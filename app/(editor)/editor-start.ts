import { createApiClient } from '#client/api-client.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import { type Me, operatorMe } from '#schemas/api/invented/operators.ts';
import type { PageRequest } from '#server/front/page-request.ts';
import { openPageId } from './screens.ts';

/** What the workspace needs to open a page, so that the browser needn't ask for it. */
export type EditorStart = { me: Me; draft: EndpointData<typeof openPage> | undefined };

const TIMEOUT_MS = 5_000;

/**
 * Reads it as whoever asks for the screen may; undefined for the other screens. What the API refuses is missing: the
 * browser asks again and shows why.
 */
export async function editorStart({
  path,
  variant,
  apiBase,
  fetchAsVisitor,
}: PageRequest): Promise<EditorStart | undefined> {
  const id = openPageId(path);
  if (!fetchAsVisitor || id === undefined) return undefined;
  const api = createApiClient({
    base: apiBase,
    fetch: fetchAsVisitor,
    headers: () => ({ 'Accept-Language': variant.lang }),
    timeoutMs: TIMEOUT_MS,
  });
  const [me, draft] = await Promise.all([
    api.call(operatorMe, {}).catch(() => undefined),
    api.call(openPage, { params: { id } }).catch(() => undefined),
  ]);
  return me && { me, draft };
}
