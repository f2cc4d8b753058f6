import { useCallback, useEffect, useRef } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { operatorSession } from '#client/operator-session.ts';
import { useView } from '#runtime/view-context.tsx';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import { browserStorage } from '#ui/safe-storage.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { browserTransport } from '../sync/browser-transport.ts';
import { createKeptQueue } from '../sync/kept-queue.ts';
import { type Sync, startSync } from '../sync/sync.ts';
import { claimWindow, isWindowAlive } from '../sync/windows.ts';

/** Keeps an open page in sync with the server. Returns the function that sends pending edits at once. */
export function useSync(store: EditorStore): () => void {
  const { id: tenantId } = useView().tenant;
  const sync = useRef<Sync>(undefined);
  const flush = useCallback(() => sync.current?.flush(), []);

  useEffect(() => {
    const { me, page } = store.getState();
    const release = claimWindow(me.clientId);
    const api = browserApi();
    const refresh = async () => {
      const { page: newest } = await api.call(openPage, { params: { id: page.id } });
      store.set({ page: newest });
    };
    const started = startSync({
      store,
      transport: browserTransport(api, page.id),
      queue: createKeptQueue(browserStorage, `${tenantId}/${page.id}`, me.clientId),
      isAlive: isWindowAlive,
      onPublished: () => void refresh().catch(() => undefined),
    });
    sync.current = started;
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    const stop = operatorSession.subscribe((now) => now === 'open' && flush());
    return () => {
      stop();
      started.flush();
      started.stop();
      release();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [store, tenantId, flush]);
  return flush;
}
