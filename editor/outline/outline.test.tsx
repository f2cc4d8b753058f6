import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore, setTitle, type } from '../store/store.fixtures.ts';
import { DragContext } from './drag-context.tsx';
import { Outline } from './outline.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function open() {
  const store = sampleStore();
  const commits = vi.fn();
  const badge = vi.fn(() => null);
  render(
    <InEditor>
      <EditorProvider store={store}>
        <DragContext>
          <Profiler id="outline" onRender={commits}>
            <Outline badge={badge} />
          </Profiler>
        </DragContext>
      </EditorProvider>
    </InEditor>,
  );
  const row = (id: string) => {
    const found = screen.getAllByTestId('outline-row').find(({ dataset }) => dataset.id === id);
    if (!found) throw new Error(`no row ${id}`);
    return found;
  };
  const key = (name: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
  return { store, row, key, commits, badge };
}

test('is a tree: levels, positions, one place for Tab', () => {
  const { row } = open();
  expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
  expect(row('b').getAttribute('aria-level')).toBe('2');
  expect(row('b').getAttribute('aria-setsize')).toBe('2');
  expect(row('tabs').getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('arrows go through the rows and select, with Shift several, with Ctrl none', () => {
  const { store, row, key } = open();
  fireEvent.click(row('a'));
  row('a').focus();
  key('ArrowDown');
  expect(store.getState().selection).toEqual(['tabs']);
  key('ArrowDown', { shiftKey: true });
  expect(store.getState().selection).toEqual(['tabs', 'b']);
  key('End');
  expect(store.getState().selection).toEqual(['c']);
  key('Home', { ctrlKey: true });
  expect(document.activeElement).toBe(row('a'));
  expect(store.getState().selection).toEqual(['c']);
});

test('left and right close and open what a module holds; a letter finds by name', () => {
  const { row, key } = open();
  row('b').focus();
  key('ArrowLeft');
  expect(document.activeElement).toBe(row('tabs'));
  key('ArrowLeft');
  expect(row('tabs').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('treeitem')).toHaveLength(2);
  key('ArrowRight');
  expect(screen.getAllByRole('treeitem')).toHaveLength(4);
});

test('Ctrl and Shift clicks select as file lists do', () => {
  const { store, row } = open();
  fireEvent.click(row('a'));
  fireEvent.click(row('c'), { ctrlKey: true });
  expect(store.getState().selection).toEqual(['a', 'c']);
  fireEvent.click(row('c'), { ctrlKey: true });
  expect(store.getState().selection).toEqual(['a']);
  fireEvent.click(row('a'));
  fireEvent.click(row('b'), { shiftKey: true });
  expect(store.getState().selection).toEqual(['a', 'tabs', 'b']);
});

test('Alt with arrows reorders and the focus stays with the module; Enter edits it', () => {
  const { store, row, key } = open();
  row('tabs').focus();
  key('ArrowUp', { altKey: true });
  expect(store.getState().document.slots.main).toEqual(['tabs', 'a']);
  expect(store.getState().message).toMatchObject({
    key: 'workspace.moved',
    params: { position: 1, total: 2 },
  });
  key('Enter');
  expect(store.getState().focus).toEqual({ nodeId: 'tabs', path: [] });
});

test('typing a letter draws the text of one row and no row again', () => {
  const { store, commits, badge } = open();
  commits.mockClear();
  badge.mockClear();
  act(() => type(store, 'a', 'x', 'a'));
  expect(commits).toHaveBeenCalledTimes(1);
  expect(badge).not.toHaveBeenCalled();
  // A change that shows nowhere in the outline draws nothing.
  act(() => {
    store.edit([{ type: 'setMeta', name: 'title', value: { th: 'ใหม่' } }], { label: 'Title' });
  });
  expect(commits).toHaveBeenCalledTimes(1);
  act(() => {
    store.edit([setTitle('c', 'y')], { label: 'Title' });
  });
  expect(commits).toHaveBeenCalledTimes(2);
});
