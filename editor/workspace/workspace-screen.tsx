'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#client/api-client.ts';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import { useOperator } from '../account/operator.tsx';
import { newId } from '../kit/new-id.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';
import { browserTransport } from '../sync/browser-transport.ts';
import { createKeptQueue } from '../sync/kept-queue.ts';
import { type Sync, startSync } from '../sync/sync.ts';
import { claimWindow, isWindowAlive } from '../sync/windows.ts';
import { Notice } from './notice.tsx';
import { Workspace } from './workspace.tsx';

type Props = { pageId: string; manifest: ModuleManifest };

/** Opens a page and keeps it in step with the server as long as it is shown. */
export function WorkspaceScreen({ pageId, manifest }: Props): ReactNode {
  const { t, tenant, lang } = useView();
  const { name, role } = useOperator();
  const [open, setOpen] = useState<{ store: EditorStore; sync: Sync }>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const closing = new AbortController();
    const clientId = newId();
    const release = claimWindow(clientId);
    let sync: Sync | undefined;
    const api = browserApi();
    const refresh = async (store: EditorStore) => {
      const { page } = await api.call(openPage, { params: { id: pageId } });
      store.set({ page });
    };
    api
      .call(openPage, { params: { id: pageId } }, { signal: closing.signal })
      .then((opened) => {
        if (closing.signal.aborted) return;
        const me = { clientId, name, role };
        const language = tenant.languages.includes(lang) ? lang : tenant.defaultLanguage;
        const store = createEditorStore({ ...opened, me, manifest, languages: tenant.languages, language });
        sync = startSync({
          store,
          transport: browserTransport(api, pageId),
          queue: createKeptQueue(window.localStorage, `${tenant.id}/${pageId}`, clientId),
          isAlive: isWindowAlive,
          onPublished: () => void refresh(store).catch(() => undefined),
        });
        setOpen({ store, sync });
      })
      .catch((error) => {
        if (!closing.signal.aborted) setProblem(error instanceof ApiError ? error.message : String(error));
      });
    const flush = () => sync?.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      closing.abort();
      sync?.flush();
      sync?.stop();
      release();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [pageId, name, role, manifest, tenant, lang]);

  if (problem !== undefined) return <Notice title={t('workspace.cantOpen')} text={problem} />;
  if (!open) return <Notice title={t('list.loading')} />;
  return (
    <EditorProvider store={open.store}>
      <Workspace onSave={open.sync.flush} />
    </EditorProvider>
  );
}
