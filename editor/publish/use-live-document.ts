import { useEndpoint } from '#client/use-endpoint.ts';
import { readVersion } from '#schemas/api/invented/publishing.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { useEditor } from '../store/provider.tsx';

/** Live document of the open page; null while it is offline, undefined while it is loading. */
export function useLiveDocument(): { live: PageDocument | null | undefined; error: unknown } {
  const id = useEditor(({ page }) => page.id);
  const version = useEditor(({ page }) => page.publishedVersion);
  const { data, error } = useEndpoint(readVersion, version === null ? null : { params: { id, version } });
  return { live: version === null ? null : data?.document, error };
}
