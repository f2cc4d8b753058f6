import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { NO_FACTS } from '#engine/checks/facts.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { renderWithChecks } from '../publish/publish.fixtures.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { HistoryPanel } from './history-panel.tsx';

type Args = { params?: { version?: number }; query?: { version?: number }; body?: { version?: number } };
const call = vi.fn(async ({ id }: { id: string }, args: Args) => answer(id, args));
const sent = (id: string) => call.mock.calls.filter(([one]) => one.id === id).map(([, args]) => args);
let document: unknown;
let takenBack: unknown[];
const edits = [
  {
    rev: 4,
    at: 2,
    operatorName: 'Ann',
    canTakeBack: true,
    commands: [{ type: 'setProp', nodeId: 'a', path: ['title', 'en'] }],
  },
  {
    rev: 3,
    at: 1,
    operatorName: 'Ann',
    canTakeBack: false,
    commands: [{ type: 'setMeta', path: ['meta', 'title'] }],
  },
  {
    rev: 2,
    at: 0,
    operatorName: 'Bob',
    canTakeBack: true,
    commands: [{ type: 'removeNode', nodeId: 'gone', nodeType: 'banner' }],
  },
];

const versions = [3, 2, 1].map((version) => ({
  version,
  rev: version,
  note: '',
  createdAt: 0,
  operatorName: 'Ann',
  isLive: version === 3,
}));

function answer(id: string, { body }: Args): unknown {
  if (id === 'listVersions') return { content: versions };
  if (id === 'listEdits') return { content: edits };
  if (id === 'takeBackEdit') return { rev: 5, results: takenBack };
  if (id === 'pageChecks') return { rev: 1, facts: NO_FACTS };
  if (id === 'readVersion') return { document };
  return { version: body?.version ?? 0, previous: 3 };
}

beforeEach(() => {
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  call.mockClear();
  document = samplePage();
  takenBack = [{ id: 'x', status: 'applied', rev: 5 }];
});
afterEach(cleanup);

async function open() {
  const store = sampleStore({ me: { clientId: 'w1', name: 'Ann', role: 'publisher' } });
  store.set({ page: { ...store.getState().page, publishedVersion: 3, previousVersion: 2 } });
  renderWithChecks(store, <HistoryPanel />);
  const [, second, first] = await screen.findAllByTestId('version');
  return { store, second, first };
}
const again = (row: HTMLElement | undefined) =>
  userEvent.setup().click(within(row as HTMLElement).getByRole('button', { name: 'Publish again' }));

test('a page is taken offline after a question that names its address', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  await user.click(screen.getByRole('button', { name: 'Take the page offline' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('/sale is live. Shoppers get “not found”');
  expect(sent('unpublishPage')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Take the page offline' }));
  await waitFor(() => expect(store.getState().page.publishedVersion).toBeNull());
});

test('publishing again shows the version’s checks first', async () => {
  const { store, first } = await open();
  await again(first);
  await screen.findByText('/sale is live in version 3. Shoppers see version 1 there at once.');
  const dialog = await screen.findByTestId('publish-again');
  expect((await within(dialog).findByTestId('findings')).textContent).toContain('missing');
  expect(sent('pageChecks').at(-1)?.query).toEqual({ version: 1 });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Publish version 1 again' }));
  await waitFor(() => expect(store.getState().page.publishedVersion).toBe(1));
  await waitFor(() => expect(screen.queryByTestId('publish-again')).toBeNull());
});

test('errors block a version, except the one that was live before', async () => {
  document = { schemaVersion: 0 };
  const { first, second } = await open();
  await again(first);
  await screen.findByText('Errors have to be fixed first');
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Publish version 1 again').disabled).toBe(true);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  await again(second);
  await waitFor(() => expect(button('Publish version 2 again').disabled).toBe(false));
});

test('edits name their modules and fields, and can be taken back', async () => {
  const user = userEvent.setup();
  await open();
  const stretches = await screen.findAllByTestId('stretch');
  expect(stretches).toHaveLength(2);
  expect(stretches[0]?.textContent).toContain('changed the page’s texts: Title');
  expect(stretches[1]?.textContent).toContain('deleted a module: Banner');
  const buttons = within(stretches[0] as HTMLElement).getAllByRole('button', { name: 'Take back' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await screen.findByText('Taken back');
  expect(sent('takeBackEdit')).toMatchObject([{ params: { rev: 4 } }]);
  takenBack = [{ id: 'x', status: 'conflict', conflicts: [{ path: [], by: 'Bob' }] }];
  await user.click(buttons[0] as HTMLElement);
  await screen.findByText('1 value stays: Bob changed it since');
});
