import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { renderAs } from '../publish/publish.fixtures.tsx';
import { Library } from './library.tsx';

const asset = (id: string) => ({
  id,
  url: `/media/zest/${id}.webp`,
  name: id,
  folder: '',
  contentType: 'image/webp',
  width: 1,
  height: 1,
  bytes: 1,
  alt: {},
  createdAt: 0,
});
const ANSWERS: Record<string, unknown> = {
  listMedia: { content: [asset('a'), asset('b')], totalElements: 2, hasNext: false },
  mediaCounts: {
    folders: [
      { name: '', count: 2 },
      { name: 'Sale', count: 3 },
    ],
    unused: 4,
    withoutAlt: 5,
  },
  usedOn: { total: 0, users: [] },
};
const call = vi.fn(async ({ id }: { id: string }, _args?: unknown) => ANSWERS[id] ?? null);
const asked = (id: string) => call.mock.calls.filter(([one]) => one.id === id).map(([, args]) => args);

beforeEach(() => {
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  call.mockClear();
});
afterEach(cleanup);

test('a folder and a condition narrow the pictures, each with its number', async () => {
  const user = userEvent.setup();
  renderAs('editor', <Library />);
  await screen.findByRole('option', { name: 'Sale (3)' });
  await user.selectOptions(screen.getByLabelText('Folder'), 'Sale');
  await user.selectOptions(screen.getByLabelText('Show only'), 'Alternative text missing (5)');
  await waitFor(() =>
    expect(asked('listMedia').at(-1)).toMatchObject({ query: { folder: 'Sale', only: 'withoutAlt' } }),
  );
});

test('selected pictures are moved together', async () => {
  const user = userEvent.setup();
  renderAs('editor', <Library />);
  for (const name of ['Select a', 'Select b']) await user.click(await screen.findByLabelText(name));
  const bar = screen.getByTestId('media-move');
  expect(within(bar).getByRole('status').textContent).toBe('2 selected');
  await user.type(within(bar).getByLabelText('Move to folder'), 'Week 1');
  await user.click(within(bar).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(asked('moveMedia')).toEqual([{ body: { ids: ['a', 'b'], folder: 'Week 1' } }]));
  await waitFor(() => expect(screen.queryByTestId('media-move')).toBeNull());
});

test('a viewer, and a choice of one picture, have no selection', async () => {
  renderAs('viewer', <Library readOnly />);
  await screen.findByText('a');
  expect(screen.queryByLabelText('Select a')).toBeNull();
  cleanup();
  renderAs('editor', <Library onPick={() => undefined} />);
  await screen.findByText('a');
  expect(screen.queryByLabelText('Select a')).toBeNull();
});
