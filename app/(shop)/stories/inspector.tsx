'use client';

import { type ReactNode, useState } from 'react';
import { Inspector } from '#editor/inspector/inspector.tsx';
import { EditorTexts } from '#editor/kit/editor-texts.tsx';
import { MediaPanel } from '#editor/media/media-panel.tsx';
import { createEditorStore } from '#editor/store/editor-store.ts';
import { EditorProvider, useEditor } from '#editor/store/provider.tsx';
import type { Messages } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { emptyDocument } from '#schemas/page/document.ts';
import { node, sample } from './inspector-module.ts';

/** Inspector over a module with a field of each type, and the media library; their output is shown below. */
export function InspectorStories({ messages }: { messages: Messages }): ReactNode {
  const { t: _, ...value } = useView();
  const [store] = useState(() =>
    createEditorStore({
      page: {
        id: 'story',
        path: '/story',
        pageType: 'COMMON_PAGE',
        title: {},
        rev: 1,
        updatedAt: 0,
        publishedVersion: null,
        publishedAt: null,
        previousVersion: null,
        hasChanges: true,
        scheduledAt: null,
        endsAt: null,
        editedBy: null,
        archivedAt: null,
        archivedVersion: null,
      },
      document: { ...emptyDocument('COMMON_PAGE'), nodes: { a: node }, slots: { main: ['a'] } },
      rev: 1,
      translationSources: [],
      me: { clientId: 'story', name: 'Story', role: 'owner' },
      manifest: { banner: sample },
      languages: value.tenant.languages,
      language: value.tenant.defaultLanguage,
      defaultLanguage: value.tenant.defaultLanguage,
    }),
  );
  return (
    <EditorTexts value={value} messages={messages}>
      <EditorProvider store={store}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <div data-story="inspector" style={{ inlineSize: 340 }}>
            <button type="button" onClick={() => store.select(['a'])}>
              {'select'}
            </button>
            <Inspector />
          </div>
          <div data-story="media" style={{ inlineSize: 340 }}>
            <MediaPanel />
          </div>
        </div>
        <Document />
      </EditorProvider>
    </EditorTexts>
  );
}

function Document(): ReactNode {
  const document = useEditor((state) => state.document);
  return (
    <pre data-testid="document" style={{ whiteSpace: 'pre-wrap' }}>
      {JSON.stringify(document)}
    </pre>
  );
}
