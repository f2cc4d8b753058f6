import { createApiClient } from '#client/api-client.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import { type Me, operatorMe } from '#schemas/api/invented/operators.ts';
import { openPageId } from '#schemas/editor-paths.ts';
import type { PageRequest } from '#server/edge/next-adapter/page-request.ts';

/** Data with which the workspace opens a page without a request. */
export type EditorStart = { me: Me; draft: EndpointData<typeof openPage> | undefined };

const TIMEOUT_MS = 5_000;

/**
 * Reads the start data with the visitor's own permissions; undefined for other screens. Refused data is left out: the
 * browser requests it again and shows the error.
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
