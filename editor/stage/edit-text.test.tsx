import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { textFor } from '#locales/text.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { emptyDocument, type ModuleNode } from '#schemas/page/document.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { editText } from './edit-text.ts';

const definition = defineModule({
  type: 'notice',
  version: 1,
  ...moduleLook,
  schema: z.object({ title: localizedTextValue(5), text: z.unknown().optional() }),
  defaults: { title: {} },
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 5 },
    { name: 'text', type: 'RICH_TEXT', label: 'field.text' },
  ],
});

// jsdom has no `CSS`.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (id: string) => id }));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Page whose module shows its title, as React would draw it. */
function open(over: Partial<ModuleNode> = {}, title: Record<string, string> = { th: 'ที่', en: 'One' }) {
  const node: ModuleNode = { id: 'n', type: 'notice', v: 1, props: { title }, ...over };
  const store = sampleStore({
    manifest: { notice: definition },
    document: { ...emptyDocument('COMMON_PAGE'), nodes: { n: node }, slots: { main: ['n'] } },
    language: 'en',
  });
  document.body.innerHTML =
    '<section data-node="n"><h2 class="heading" id="n-title">One</h2><p>Rich</p></section>';
  const [heading, paragraph] = document.querySelectorAll<HTMLElement>('h2, p');
  const edit = (target?: Element) =>
    editText({ store, lang: 'en', t: textFor('en'), page: document }, 'n', target);
  const box = () => document.querySelector<HTMLElement>('[contenteditable]');
  const type = (text: string, init: object = {}) => {
    const editable = box() as HTMLElement;
    editable.textContent = text;
    fireEvent.input(editable, init);
  };
  const written = () => store.getState().document.nodes.n?.props.title as Record<string, string>;
  return { store, heading, paragraph, edit, box, type, written };
}

test('a text is edited in a copy that takes its element’s place, in the language shown', () => {
  const { heading, edit, box, type, written } = open();
  edit(heading);
  expect(box()).toMatchObject({ className: 'heading', textContent: 'One', lang: 'en', id: '' });
  expect(document.activeElement).toBe(box());
  expect(heading?.style.display).toBe('none');
  type('Two');
  expect(written()).toEqual({ th: 'ที่', en: 'Two' });
  fireEvent.keyDown(box() as HTMLElement, { key: 'Enter' });
  expect([box(), heading?.style.display]).toEqual([null, '']);
});

test('what is written meanwhile changes nothing under the caret', () => {
  const { store, edit, box, heading } = open();
  edit();
  const copy = box();
  store.edit([{ type: 'setProp', id: 'n', path: ['title', 'en'], value: 'Other' }], { label: 'x' });
  (heading as HTMLElement).textContent = 'Other';
  expect(copy?.textContent).toBe('One');
});

test('a composition is written too, and its Enter doesn’t end the session', () => {
  const { edit, box, type, written } = open();
  edit();
  type('ที', { isComposing: true });
  expect(written().en).toBe('ที');
  fireEvent.keyDown(box() as HTMLElement, { key: 'Enter', isComposing: true });
  expect(box()).not.toBeNull();
});

test('a session is one step to undo, whatever is typed in it', () => {
  const { store, edit, box, type, written } = open();
  edit();
  for (const text of ['a', 'a b', 'a', 'x y']) type(text);
  fireEvent.blur(box() as HTMLElement);
  expect(store.getState().undoSteps).toHaveLength(1);
  store.undo();
  expect(written().en).toBe('One');
});

test('Escape restores the text from before', () => {
  const { edit, box, type, written } = open();
  edit();
  type('a');
  type('b');
  fireEvent.keyDown(box() as HTMLElement, { key: 'Escape' });
  expect([written().en, box()]).toEqual(['One', null]);
});

test('a text has one line, and as many graphemes as the field allows', () => {
  const { store, edit, type, written } = open();
  edit();
  type('a\nb');
  expect(written().en).toBe('a b');
  type('ที่ที่ที่ที่ที่');
  expect(written().en).toBe('ที่ที่ที่ที่ที่');
  type('ที่ที่ที่ที่ที่ที่');
  expect(written().en).toBe('ที่ที่ที่ที่ที่');
  expect(store.getState().message).toMatchObject({ key: 'errors.TOO_BIG', params: { maximum: 5 } });
});

test('an emptied text is written at the end, so that its element stays until then', () => {
  const { edit, box, type, written } = open();
  edit();
  type('');
  expect(written().en).toBe('One');
  fireEvent.blur(box() as HTMLElement);
  expect(written()).toEqual({ th: 'ที่' });
});

test('formatted text, and a page that can’t be edited, open in the inspector', () => {
  const { store, paragraph, edit, box } = open();
  edit(paragraph);
  expect([box(), store.getState().focus]).toEqual([null, { nodeId: 'n', path: ['text'] }]);
  const locked = open({ locked: true });
  locked.edit(locked.heading);
  expect([locked.box(), locked.store.getState().focus]).toEqual([null, { nodeId: 'n', path: [] }]);
});
