import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import type { CommentThread } from '#schemas/entities/comment.ts';
import { RequireOperator } from '../account/operator.tsx';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { CommentsLoader } from './comments-loader.tsx';
import { CommentsPanel } from './comments-panel.tsx';

const me = { id: 'anna', name: 'Anna', role: 'viewer', tenantName: 'Zest', others: [] } as unknown as Me;
const comment = (id: string, operatorId: string, body: string) => ({
  id,
  operatorId,
  operatorName: operatorId,
  body,
  at: 1_000,
  editedAt: null,
});
const thread = (id: string, over: Partial<CommentThread> = {}): CommentThread => ({
  id,
  nodeId: 'a',
  field: 'title',
  lang: 'th',
  quote: 'ลด',
  resolvedAt: null,
  resolvedBy: null,
  comments: [comment(`${id}-1`, 'bob', `${id} by bob`)],
  ...over,
});

let threads: CommentThread[];
let sent: { id: string; args: object }[];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  threads = [
    thread('t1'),
    thread('t2', { comments: [comment('t2-1', 'anna', 'mine')] }),
    thread('t3', { resolvedAt: 2_000, resolvedBy: 'Bob' }),
    thread('t4', { nodeId: 'gone', field: null, quote: 'Big sale' }),
  ];
  sent = [];
  const call = async (endpoint: { id: string }, args: object) => {
    if (endpoint.id === 'listComments') return threads;
    if (endpoint.id === 'team')
      return { members: ['Ann', 'Anna', 'Bob Lee'].map((name) => ({ id: name, name })), invitations: [] };
    sent.push({ id: endpoint.id, args });
    return { id: 'new' };
  };
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
});
afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

async function open() {
  const store = sampleStore();
  store.set({ panel: 'comments' });
  const { container } = render(
    <InEditor>
      <RequireOperator me={me}>
        <EditorProvider store={store}>
          <CommentsLoader />
          <CommentsPanel />
        </EditorProvider>
      </RequireOperator>
    </InEditor>,
  );
  await screen.findAllByTestId('thread');
  return { store, container, user: userEvent.setup() };
}
const shown = () => screen.queryAllByTestId('thread').map(({ dataset }) => dataset.id);

test('threads are filtered by open, mine and resolved; those of removed modules come last', async () => {
  const { user, container } = await open();
  expect(shown()).toEqual(['t1', 't2', 't4']);
  expect(screen.getByText('On removed modules')).toBeTruthy();
  expect(within(screen.getAllByTestId('thread')[2] as HTMLElement).getByText('Big sale')).toBeTruthy();
  expect((await axe.run(container)).violations).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  expect(shown()).toEqual(['t2']);
  await user.click(screen.getByRole('radio', { name: 'Resolved' }));
  expect(shown()).toEqual(['t3']);
});

test('a thread of a removed module is among the others again once the module is restored', async () => {
  const { store } = await open();
  const banner = store.getState().document.nodes.a;
  if (!banner) throw new Error('The sample page has a node a');
  const remove = { type: 'removeNode', id: 'a' } as const;
  act(() => void store.edit([remove], { label: 'x' }));
  await waitFor(() => expect(shown()).toEqual(['t1', 't2', 't4']));
  expect(screen.getAllByRole('button', { name: 'Removed module' })).toHaveLength(3);
  act(() => store.undo());
  expect(screen.getAllByRole('button', { name: 'Removed module' })).toHaveLength(1);
});

test('a comment quotes its field, and is sent by Ctrl+Enter', async () => {
  const { store, user } = await open();
  act(() => store.set({ commenting: { nodeId: 'a', field: 'title', lang: 'th' } }));
  await user.type(screen.getByRole('combobox', { name: /^Comment on/ }), 'Too long');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    id: 'startThread',
    args: { body: { nodeId: 'a', field: 'title', lang: 'th', body: 'Too long' } },
  });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('an @ suggests members, chosen by keys', async () => {
  const { store, user } = await open();
  act(() => store.set({ commenting: {} }));
  const area = screen.getByRole<HTMLTextAreaElement>('combobox');
  await user.type(area, 'Hi @an');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Ann', 'Anna']),
  );
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Anna');
  await user.keyboard('{Enter}');
  expect(area.value).toBe('Hi @Anna ');
  expect(screen.queryByRole('option')).toBeNull();
  await user.type(area, 'and @bob');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(area.value).toBe('Hi @Anna and @bob');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('own comments alone can be edited and deleted; every thread can be answered and resolved', async () => {
  const { user } = await open();
  const [first, second] = screen.getAllByTestId('thread') as [HTMLElement, HTMLElement];
  expect(within(first).queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(within(second).getByRole('button', { name: 'Edit' }));
  const area = within(second).getByRole('combobox');
  await user.clear(area);
  await user.type(area, 'better');
  await user.click(within(second).getByRole('button', { name: 'Save' }));
  await user.click(within(first).getByRole('button', { name: 'Resolve' }));
  await user.click(within(first).getByRole('button', { name: 'Reply' }));
  await user.type(within(first).getByRole('combobox'), 'Yes');
  await user.click(within(first).getByRole('button', { name: 'Reply' }));
  await waitFor(() =>
    expect(sent.map(({ id }) => id)).toEqual(['editComment', 'resolveThread', 'addComment']),
  );
  expect(sent.map(({ args }) => args)).toMatchObject([
    { params: { id: 't2-1' }, body: { body: 'better' } },
    { params: { id: 't1' }, body: { resolved: true } },
    { params: { id: 't1' }, body: { body: 'Yes' } },
  ]);
});

test('the linked comment’s thread is shown, resolved or not', async () => {
  window.history.replaceState(null, '', '/editor/pages/p1?comment=t3-1');
  await open();
  expect(shown()).toEqual(['t3']);
  expect(screen.getByTestId('thread').dataset.target).toBe('true');
});
