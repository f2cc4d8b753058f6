import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import * as z from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue, textValue } from '#schemas/fields/text.ts';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { answerPicks, InEditor } from '../fields/controls.fixtures.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { Inspector } from './inspector.tsx';

const banner = defineModule({
  type: 'banner',
  version: 1,
  ...moduleLook,
  schema: z.object({
    title: localizedTextValue(10).default({}),
    link: jumpValue.optional(),
    count: z.literal([3, 6]).default(3),
    slides: z.array(z.object({ title: localizedTextValue(10).default({}) })).default([]),
  }),
  defaults: { title: {}, count: 3 as const, slides: [] },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 10 },
    { name: 'link', type: 'JUMP', label: 'field.link' },
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      required: true,
      options: [3, 6].map((value) => ({ value, label: { plain: String(value) } })),
    },
    {
      name: 'slides',
      type: 'LIST',
      label: 'field.slides',
      max: 5,
      item: [{ name: 'title', type: 'TEXT', label: 'field.label', localized: true }],
    },
  ],
});

/** Module whose tabs each show the modules of a slot. */
const tabs = defineModule({
  type: 'navigation-tabs',
  version: 1,
  ...moduleLook,
  schema: z.object({
    tabs: z.array(z.object({ slot: z.string(), label: localizedTextValue(10).default({}) })).default([]),
  }),
  defaults: { tabs: [] },
  fields: [
    {
      name: 'tabs',
      type: 'LIST',
      label: 'field.tabs',
      max: 5,
      slotField: 'slot',
      item: [
        { name: 'label', type: 'TEXT', label: 'field.label', localized: true },
        { name: 'slot', type: 'TEXT', label: 'field.slot' },
      ],
    },
  ],
});

/** Module whose version 1 had its title in one language. */
const heading = defineModule({
  type: 'heading',
  version: 2,
  ...moduleLook,
  schema: z.object({ title: localizedTextValue(10) }),
  defaults: { title: {} },
  fields: [{ name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 10 }],
  migrations: { 1: ({ text }) => ({ title: { en: text } }) },
});

/** Module with plain fields. */
const plain = defineModule({
  type: 'plain',
  version: 1,
  ...moduleLook,
  schema: z.object({
    title: localizedTextValue(10),
    word: textValue(5).optional(),
    looped: z.boolean().optional(),
    ...arrangement(['grid', 'waterfall']),
  }),
  defaults: { title: {} },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 10 },
    { name: 'word', type: 'TEXT', label: { plain: 'Word' }, maxLength: 5 },
    {
      name: 'looped',
      type: 'SELECT',
      label: { plain: 'Looped' },
      options: [
        { value: false, label: 'option.no' },
        { value: true, label: 'option.yes' },
      ],
    },
    ...arrangementFields('strip', ['grid', 'waterfall']),
  ],
});

/** A banner. */
export const node = (id: string, over: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 'banner',
  v: 1,
  props: { title: { th: 'ก', en: 'a' }, slides: [{ title: { th: 'หนึ่ง' } }] },
  ...over,
});

/** The inspector of a page with these modules, some of which are selected. */
export function openInspector(
  nodes: readonly ModuleNode[],
  selection = nodes.map(({ id }) => id),
  role: 'owner' | 'viewer' = 'owner',
  main = nodes.map(({ id }) => id),
) {
  const document: PageDocument = {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((one) => [one.id, one])),
    slots: { main },
  };
  const store = sampleStore({
    document,
    me: { clientId: 'me', name: 'me', role },
    manifest: { banner, heading, plain, [tabs.type]: tabs },
  });
  store.select(selection);
  render(
    <InEditor>
      <EditorProvider store={store}>
        <Inspector />
      </EditorProvider>
    </InEditor>,
  );
  const props = (id: string) => store.getState().document.nodes[id]?.props;
  const commands = () => store.getState().pending.flatMap((edit) => edit.commands);
  const remote = (id: string, path: string[], value: unknown) => {
    const { rev } = store.getState();
    act(
      () =>
        void store.accept([
          { id: `r${rev}`, rev: rev + 1, commands: [{ type: 'setProp', id, path, value }] },
        ]),
    );
  };
  return { store, props, commands, remote, user: userEvent.setup() };
}

/** Setup of the browser and the API for test files of the inspector. */
export function prepareInspector(): void {
  answerPicks([]);
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(cleanup);
}

export const titleField = () => screen.getByRole('textbox', { name: /^Title/ }) as HTMLInputElement;
