import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Command } from '#schemas/page/commands.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { DragContext } from '../drag/drag-context.tsx';
import { ROW_HEIGHT } from '../drag/drop-place.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import * as moduleIcons from '../kit/module-icon.ts';
import type { EditorInput } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore, setTitle, type } from '../store/store.fixtures.ts';
import { Outline } from './outline.tsx';

// Called once for each rendered row.
const icons = vi.spyOn(moduleIcons, 'moduleIcon');

afterEach(cleanup);

function open(part: Partial<EditorInput> = {}) {
  const store = sampleStore(part);
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

test('left and right close and open a module’s children; a letter finds by name', () => {
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

test('letters typed without a pause find by the beginning of a name, after 700 ms a new one', () => {
  // A module of an unknown type is labelled with the type.
  const types = { first: 'tea', second: 'pan', third: 'tent', fourth: 'apron' };
  const nodes = Object.entries(types).map(([id, type]) => [id, { id, type, v: 1, props: {} }]);
  const document = { ...banners(0), nodes: Object.fromEntries(nodes), slots: { main: Object.keys(types) } };
  const { row, key } = open({ document });
  vi.useFakeTimers();
  const focused = () => (globalThis.document.activeElement as HTMLElement).dataset.id;
  row('second').focus();
  for (const [letter, pauseMs, found] of [
    ['t', 0, 'third'],
    ['e', 700, 'third'],
    ['a', 700, 'first'],
    ['p', 701, 'second'],
    ['A', 701, 'fourth'],
  ] as const) {
    vi.advanceTimersByTime(pauseMs);
    key(letter);
    expect([letter, focused()]).toEqual([letter, found]);
  }
  vi.useRealTimers();
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

/** Page with that many banners: b0, b1 … */
function banners(total: number): PageDocument {
  const ids = Array.from({ length: total }, (_, at) => `b${at}`);
  const nodes = ids.map((id) => [id, { id, type: 'banner', v: 1, props: {} }]);
  return { ...emptyDocument('COMMON_PAGE'), nodes: Object.fromEntries(nodes), slots: { main: ids } };
}

test('of a long page the visible rows are rendered, with their positions', () => {
  const { row, key, store } = open({ document: banners(500) });
  expect(screen.getAllByTestId('outline-row').length).toBeLessThan(50);
  row('b0').focus();
  key('End');
  expect(document.activeElement).toBe(row('b499'));
  expect(store.getState().selection).toEqual(['b499']);
  expect(row('b499').getAttribute('aria-posinset')).toBe('500');
  key('Home');
  expect(document.activeElement).toBe(row('b0'));
  expect(row('b0').getAttribute('aria-setsize')).toBe('500');
});

test('scrolling renders the rows that become visible, and keeps the focused one', () => {
  const { row } = open({ document: banners(500) });
  row('b0').focus();
  const scroller = screen.getByRole('tree').parentElement as HTMLElement;
  scroller.scrollTop = 300 * ROW_HEIGHT;
  fireEvent.scroll(scroller);
  expect(row('b300').style.insetBlockStart).toBe(`${300 * ROW_HEIGHT}px`);
  expect(screen.getAllByTestId('outline-row').map(({ dataset }) => dataset.id)).not.toContain('b40');
  expect(document.activeElement).toBe(row('b0'));
});

test('an edit renders the rows that it moves, but no content of the others', () => {
  const { store, badge } = open({ document: banners(100) });
  badge.mockClear();
  icons.mockClear();
  const edit = (...commands: Command[]) =>
    act(() => expect(store.edit(commands, { label: 'x' })).toBeUndefined());
  edit({ type: 'moveNode', id: 'b2', to: { slot: 'main', index: 3, after: 'b3' } });
  expect(badge.mock.calls).toEqual([['b3'], ['b2']]);
  expect(icons).not.toHaveBeenCalled();
  edit({ type: 'duplicateNode', id: 'b2', ids: { b2: 'copy' } });
  expect(icons).toHaveBeenCalledOnce();
});

test('typing a letter renders the text of one row and no row again', () => {
  const { store, commits, badge } = open();
  commits.mockClear();
  badge.mockClear();
  act(() => type(store, 'a', 'x', 'a'));
  expect(commits).toHaveBeenCalledTimes(1);
  expect(badge).not.toHaveBeenCalled();
  // A change that the outline doesn't show renders no row.
  act(() => {
    store.edit([{ type: 'setMeta', name: 'title', value: { th: 'ใหม่' } }], { label: 'Title' });
  });
  expect(commits).toHaveBeenCalledTimes(1);
  act(() => {
    store.edit([setTitle('c', 'y')], { label: 'Title' });
  });
  expect(commits).toHaveBeenCalledTimes(2);
});

test('a row is named by its module’s content, or by the operator', () => {
  const { store, row } = open();
  expect(row('a').textContent).toBe('Bannera');
  act(() => void store.edit([{ type: 'setName', id: 'a', name: 'Hero' }], { label: 'x' }));
  expect(row('a').textContent).toBe('HeroBanner · a');
});

test('the filter shows modules by name and content', () => {
  const { store } = open();
  act(() => void store.edit([{ type: 'setName', id: 'c', name: 'Hero' }], { label: 'x' }));
  const filter = screen.getByRole('searchbox', { name: 'Filter modules' });
  const ids = () => screen.queryAllByTestId('outline-row').map(({ dataset }) => dataset.id);
  fireEvent.change(filter, { target: { value: 'hero' } });
  expect(ids()).toEqual(['c']);
  fireEvent.change(filter, { target: { value: 'nothing' } });
  expect([ids(), screen.getByText('No module matches').tagName]).toEqual([[], 'P']);
  fireEvent.change(filter, { target: { value: '' } });
  expect(ids()).toEqual(['a', 'tabs', 'b', 'c']);
});

test('the menu acts on the selection, or on the row that was clicked, and renames it', async () => {
  const { store, row } = open();
  fireEvent.contextMenu(row('a'));
  expect(store.getState().selection).toEqual(['a']);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const name = await screen.findByRole('textbox', { name: 'Name for operators' });
  fireEvent.change(name, { target: { value: 'Hero' } });
  fireEvent.submit(name);
  expect(store.getState().document.nodes.a?.name).toBe('Hero');
  fireEvent.contextMenu(row('a'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(store.getState().document.slots.main).toHaveLength(3);
});
