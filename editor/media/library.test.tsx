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
  ANSWERS.listMedia = { content: [asset('a'), asset('b')], totalElements: 2, hasNext: false };
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

test('a picture whose upload ends during a search is shown once, as are the pictures found', async () => {
  const user = userEvent.setup();
  const uploading = Promise.withResolvers<unknown>();
  const searching = Promise.withResolvers<unknown>();
  renderAs('editor', <Library />);
  await screen.findByText('a');
  ANSWERS.uploadMedia = uploading.promise;
  await user.upload(screen.getByTestId('file-input'), new File(['x'], 'sun.png', { type: 'image/png' }));
  ANSWERS.listMedia = searching.promise;
  await user.type(screen.getByRole('searchbox'), 'sun');
  await waitFor(() => expect(asked('listMedia').at(-1)).toMatchObject({ query: { name: 'sun' } }));
  ANSWERS.listMedia = { content: [asset('sun'), asset('sunset')], totalElements: 2, hasNext: false };
  uploading.resolve(asset('sun'));
  await waitFor(() => expect(screen.queryByText('Sending sun.png…')).toBeNull());
  // The answer from before the picture was there.
  searching.resolve({ content: [asset('sunset')], totalElements: 1, hasNext: false });
  await screen.findByText('sunset');
  expect(screen.getAllByText('sun')).toHaveLength(1);
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

test('a picture is replaced everywhere, published together, and taken back', async () => {
  const user = userEvent.setup();
  const changes = { cover: { from: { url: 'a' }, to: { url: 'b' } } };
  ANSWERS.replaceMedia = {
    pages: [
      { id: 'p1', title: 'Home', rev: 5, isLive: true, isReady: true },
      { id: 'p2', title: 'Sale', rev: 7, isLive: true, isReady: false },
    ],
    entries: [{ type: 'topics', id: 't1', title: 'Mega home', isReady: false, changes }],
    failed: [{ kind: 'page', id: 'p3', title: 'Old', code: 'PAGE_ARCHIVED' }],
  };
  ANSWERS.createRelease = { id: 'r1' };
  ANSWERS.takeBackEdit = { rev: 9, results: [{ id: 'x', status: 'applied', rev: 9 }] };
  renderAs('publisher', <Library />);
  await user.click(await screen.findByRole('button', { name: 'a' }));
  await user.click(screen.getByRole('button', { name: 'Replace everywhere' }));
  const picker = await screen.findByRole('dialog');
  await user.click(await within(picker).findByRole('button', { name: 'b' }));
  const done = await screen.findByTestId('media-replaced');
  expect(asked('replaceMedia')).toEqual([{ params: { id: 'a' }, body: { by: 'b' } }]);
  expect(
    within(done)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Sale', 'Old']);
  await user.click(within(done).getByRole('button', { name: 'Publish together' }));
  await waitFor(() =>
    expect(asked('createRelease')).toMatchObject([
      { body: { items: [{ pageId: 'p1', rev: 5 }], entries: [] } },
    ]),
  );
  await user.click(within(done).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(asked('revertRelease')).toEqual([{ params: { id: 'r1' } }]));
  await waitFor(() =>
    expect(asked('changeContent')).toEqual([
      {
        params: { type: 'topics', id: 't1' },
        body: { changes: { cover: { from: { url: 'b' }, to: { url: 'a' } } } },
      },
    ]),
  );
  expect(asked('takeBackEdit')).toEqual([{ params: { id: 'p1', rev: 5 } }, { params: { id: 'p2', rev: 7 } }]);
});
