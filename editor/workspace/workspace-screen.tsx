'use client';

import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { openPage } from '#schemas/api/invented/editor-pages.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import { useOperator } from '../account/operator.tsx';
import { ChecksProvider } from '../checks/checks-provider.tsx';
import { callProblem } from '../kit/call-problem.ts';
import { newId } from '../kit/new-id.ts';
import { useText } from '../kit/use-text.ts';
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

/** Opens a page: the one that the server has sent along, else the newest draft. */
export function WorkspaceScreen({ pageId, draft, manifest }: Props): ReactNode {
  const t = useText();
  const { data, error } = useEndpoint(
    openPage,
    { params: { id: pageId } },
    { initial: draft, isFresh: true },
  );
  if (data) return <OpenWorkspace opened={data} manifest={manifest} />;
  if (error) return <Notice title={t('workspace.cantOpen')} text={callProblem(t, error)} />;
  return <Notice title={t('list.loading')} />;
}

/** An opened page, in sync with the server while it is shown. */
function OpenWorkspace({ opened, manifest }: { opened: Draft; manifest: ModuleManifest }): ReactNode {
  const { tenant, lang } = useView();
  const { name, role } = useOperator();
  const [store] = useState(() => {
    const { languages, defaultLanguage } = tenant;
    const language = languages.includes(lang) ? lang : defaultLanguage;
    const me = { clientId: newId(), name, role };
    return createEditorStore({ ...opened, me, manifest, languages, language, defaultLanguage });
  });
  const flush = useSync(store);
  return (
    <EditorProvider store={store}>
      <ChecksProvider>
        <Workspace onSave={flush} />
      </ChecksProvider>
    </EditorProvider>
  );
}
