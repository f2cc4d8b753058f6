'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#client/api-client.ts';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import { useOperator } from '../account/operator.tsx';
import { ChecksProvider } from '../checks/checks-provider.tsx';
import { newId } from '../kit/new-id.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';
import { Notice } from './notice.tsx';
import { useSync } from './use-sync.ts';
import { Workspace } from './workspace.tsx';

/** A page as it is opened. */
export type Draft = EndpointData<typeof openPage>;

type Props = {
  pageId: string;
  /** Page that the server has sent along. */
  draft: Draft | undefined;
  manifest: ModuleManifest;
};

/** Opens a page and keeps it in sync with the server while it is shown. */
export function WorkspaceScreen({ pageId, draft, manifest }: Props): ReactNode {
  const { t, tenant, lang } = useView();
  const { name, role } = useOperator();
  const storeOf = (opened: Draft) => {
    const { languages, defaultLanguage } = tenant;
    const language = languages.includes(lang) ? lang : defaultLanguage;
    const me = { clientId: newId(), name, role };
    return createEditorStore({ ...opened, me, manifest, languages, language, defaultLanguage });
  };
  const [store, setStore] = useState(() => draft && storeOf(draft));
  const [problem, setProblem] = useState<string>();
  const flush = useSync(store);

  const open = useEffectEvent((opened: Draft) => setStore(storeOf(opened)));
  useEffect(() => {
    if (store) return;
    const closing = new AbortController();
    const { signal } = closing;
    browserApi()
      .call(openPage, { params: { id: pageId } }, { signal })
      .then((opened) => !signal.aborted && open(opened))
      .catch((error) => {
        if (!signal.aborted) setProblem(error instanceof ApiError ? error.message : String(error));
      });
    return () => closing.abort();
  }, [store, pageId]);

  if (problem !== undefined) return <Notice title={t('workspace.cantOpen')} text={problem} />;
  if (!store) return <Notice title={t('list.loading')} />;
  return (
    <EditorProvider store={store}>
      <ChecksProvider>
        <Workspace onSave={flush} />
      </ChecksProvider>
    </EditorProvider>
  );
}
