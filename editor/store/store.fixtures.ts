import * as z from 'zod';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import type { Command } from '#schemas/page/commands.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { createEditorStore, type EditorInput, type EditorStore } from './editor-store.ts';

const sample = defineModule({
  type: 'banner',
  version: 1,
  ...moduleLook,
  name: { th: 'แบนเนอร์', en: 'Banner', id: 'Spanduk' },
  schema: z.looseObject({}),
  defaults: {},
  fields: [{ name: 'title', type: 'TEXT', label: 'field.title' }],
});
export const sampleManifest: ModuleManifest = { banner: sample };

const samplePageSummary: PageSummary = {
  id: 'p1',
  path: '/sale',
  pageType: 'COMMON_PAGE',
  title: { th: 'ลดราคา' },
  rev: 1,
  publishedVersion: null,
  publishedAt: null,
  previousVersion: null,
  hasChanges: true,
  scheduledAt: null,
  endsAt: null,
  updatedAt: 0,
  editedBy: null,
  archivedAt: null,
  archivedVersion: null,
};

/** A store with the sample page open at revision 1, for tests. */
export function sampleStore(part: Partial<EditorInput> = {}): EditorStore {
  return createEditorStore({
    page: samplePageSummary,
    document: samplePage(),
    rev: 1,
    translationSources: [],
    me: { clientId: 'me', name: 'Somchai', role: 'owner' },
    manifest: sampleManifest,
    languages: ['th', 'en', 'id'],
    language: 'th',
    defaultLanguage: 'th',
    ...part,
  });
}

export const setTitle = (id: string, value: unknown): Command => ({
  type: 'setProp',
  id,
  path: ['title'],
  value,
});

/** Types a text letter by letter into a node's title, as a field does. */
export function type(store: EditorStore, id: string, text: string, before = ''): void {
  for (let end = 1; end <= text.length; end++) {
    const value = before + text.slice(0, end);
    store.edit([setTitle(id, value)], { label: 'Title', coalesce: `${id}/title` });
  }
}
