import { useCallback } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readVersion } from '#schemas/api/invented/publishing.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { useEditor } from '../store/provider.tsx';
import { type LoadedState, useLoaded } from './use-loaded.ts';

/** Live document of the open page; null while it is offline. */
export function useLiveDocument(): LoadedState<PageDocument | null> {
  const id = useEditor(({ page }) => page.id);
  const version = useEditor(({ page }) => page.publishedVersion);
  const load = useCallback(
    async (signal: AbortSignal) =>
      version === null
        ? null
        : (await browserApi().call(readVersion, { params: { id, version } }, { signal })).document,
    [id, version],
  );
  return useLoaded(load);
}
