'use client';

import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { Inspector } from '#editor/inspector/inspector.tsx';
import { MediaPanel } from '#editor/media/media-panel.tsx';
import { createEditorStore } from '#editor/store/editor-store.ts';
import { EditorProvider, useEditor } from '#editor/store/provider.tsx';
import type { Messages } from '#locales/translate.ts';
import { useView, ViewProvider } from '#runtime/view-context.tsx';
import { FIELD_VALUES, type Field } from '#schemas/fields/registry.ts';
import { CUSTOM_FIELD_TYPES } from '#schemas/fields/types.ts';
import { defineModule } from '#schemas/module/define.ts';
import { emptyDocument } from '#schemas/page/document.ts';

/** One field of each custom type. */
const FIELDS: readonly Field[] = [
  { name: 'TEXT', label: 'TEXT', type: 'TEXT', localized: true, maxLength: 40 },
  { name: 'PICTURE', label: 'PICTURE', type: 'PICTURE', aspectRatio: 16 / 9 },
  { name: 'RICH_TEXT', label: 'RICH_TEXT', type: 'RICH_TEXT' },
  {
    name: 'SELECT',
    label: 'SELECT',
    type: 'SELECT',
    options: [3, 6].map((value) => ({ value, label: String(value) })),
  },
  { name: 'TIME', label: 'TIME', type: 'TIME' },
  { name: 'CONTENT_RELATION', label: 'CONTENT_RELATION', type: 'CONTENT_RELATION' },
  { name: 'RELATED_CONTENTS', label: 'RELATED_CONTENTS', type: 'RELATED_CONTENTS', maxItems: 5 },
  { name: 'JUMP', label: 'JUMP', type: 'JUMP' },
  { name: 'COMMODITY_RELATION', label: 'COMMODITY_RELATION', type: 'COMMODITY_RELATION', maxItems: 5 },
];

const sample = defineModule({
  type: 'banner',
  version: 1,
  category: 'category.content',
  surfaces: ['h5', 'app'],
  schema: z.looseObject(
    Object.fromEntries(CUSTOM_FIELD_TYPES.map((type) => [type, FIELD_VALUES[type].optional()])),
  ),
  defaults: {},
  fields: [
    ...FIELDS,
    {
      name: 'LIST',
      type: 'LIST',
      label: 'LIST',
      max: 3,
      item: [
        { name: 'title', type: 'TEXT', label: 'field.title', localized: true },
        { name: 'link', type: 'JUMP', label: 'field.link' },
      ],
    },
  ],
  migrations: {},
});

const node = { id: 'a', type: 'banner', v: 1, props: { TEXT: { th: 'ปั๊มน้ำ' }, COMMODITY_RELATION: ['gone'] } };

/** The inspector over a module with a field of each type, and the media library; what they make stands below. */
export function InspectorStories({ messages }: { messages: Messages }): ReactNode {
  const { t: _, ...value } = useView();
  const [store] = useState(() =>
    createEditorStore({
      page: {
        ...{ id: 'story', path: '/story', pageType: 'COMMON_PAGE', title: {}, rev: 1, updatedAt: 0 },
        ...{ publishedVersion: null, publishedAt: null, hasChanges: true, scheduledAt: null },
        ...{ editedBy: null, archivedAt: null },
      },
      document: { ...emptyDocument('COMMON_PAGE'), nodes: { a: node }, slots: { main: ['a'] } },
      rev: 1,
      me: { clientId: 'story', name: 'Story', role: 'owner' },
      manifest: { banner: sample },
      languages: value.tenant.languages,
      language: value.tenant.defaultLanguage,
    }),
  );
  return (
    <ViewProvider value={value} messages={messages}>
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
    </ViewProvider>
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
