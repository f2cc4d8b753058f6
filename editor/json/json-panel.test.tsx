import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTILE_HTML } from '#schemas/content/hostile.fixtures.ts';
import { renderInEditor } from '../publish/publish.fixtures.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { JsonPanel } from './json-panel.tsx';

let store: EditorStore;
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (text: string) => fireEvent.change(area(), { target: { value: text } });

beforeEach(() => {
  store = sampleStore();
  renderInEditor(store, <JsonPanel />);
});
afterEach(cleanup);

test('shows the page as text and applies a change as one edit that can be undone', async () => {
  const user = userEvent.setup();
  const before = store.getState().document;
  expect(JSON.parse(area().value)).toEqual(before);
  write(JSON.stringify({ ...before, meta: { title: { th: 'ใหม่' }, description: {} } }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(store.getState().document.meta.title).toEqual({ th: 'ใหม่' });
  expect(store.getState().pending).toHaveLength(1);
  store.undo();
  expect(store.getState().document).toEqual(before);
});

test('shows each problem at its line, keeps the typed text and applies nothing', async () => {
  const text = area().value.replace('"type": "banner"', '"type": "Not A Type"');
  write(text);
  const line = text.split('\n').findIndex((one) => one.includes('Not A Type')) + 1;
  const problem = screen.getByRole('button', { name: new RegExp(`^Line ${line}: `) });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  await userEvent.setup().click(problem);
  expect(document.activeElement).toBe(area());
  expect(text.slice(area().selectionStart, area().selectionEnd)).toContain('Not A Type');
  expect(area().value).toBe(text);
});

test('reads a file, and discards the typed text', async () => {
  const user = userEvent.setup();
  const before = area().value;
  const file = new File(['{"schemaVersion": 9}'], 'page.json', { type: 'application/json' });
  await user.upload(screen.getByTestId('json-file'), file);
  await screen.findByDisplayValue('{"schemaVersion": 9}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(area().value).toBe(before);
});

test('text that is hostile stays text', () => {
  for (const html of HOSTILE_HTML) write(html);
  expect(document.querySelector('script, img, iframe, svg')).toBeNull();
});
