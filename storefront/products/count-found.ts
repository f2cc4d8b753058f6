import { browserApi } from '#client/browser-api.ts';
import { type FilteredSource, listPage } from '../lists/list-source.ts';

/** Number of a list's entries, requested in the browser. @throws ApiError */
export async function countFound(source: FilteredSource, signal: AbortSignal): Promise<number> {
  const { totalElements } = await listPage(browserApi(), source, 1, { signal, size: 1 });
  return totalElements;
}
