import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { PageReleases } from './page-releases.tsx';
import { renderInEditor } from './publish.fixtures.tsx';

const release = {
  id: 'r1',
  name: 'Double day',
  items: [{ pageId: 'p1', version: 2 }],
  entries: [],
  publishAt: 0,
  revertAt: null,
  publishedAt: null,
  revertedAt: null,
  createdAt: 0,
  operatorName: 'Ann',
  problem: null,
};
const releases = [
  { ...release, state: 'scheduled' },
  { ...release, id: 'r2', name: 'Live with an end', state: 'published', revertAt: 9 },
  { ...release, id: 'r3', name: 'Live for good', state: 'published' },
  { ...release, id: 'r4', name: 'Over', state: 'reverted', revertAt: 9 },
];
const call = vi.fn(async ({ id }: { id: string }, _: object) => ({
  content: id === 'listReleases' ? releases : [],
}));
beforeEach(() => void vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never));
afterEach(() => {
  cleanup();
  call.mockClear();
});

async function open(role: OperatorRole) {
  const store = sampleStore({ me: { clientId: 'me', name: 'Ann', role } });
  renderInEditor(store, <PageReleases onClose={() => undefined} />);
  return screen.findAllByTestId('release');
}

test('a publisher cancels what is scheduled and ends what would end by itself', async () => {
  const user = userEvent.setup();
  const rows = await open('publisher');
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Double day',
    'Live with an end',
  ]);
  for (const [index, name, id] of [
    [0, 'Cancel release', 'cancelRelease'],
    [1, 'End now', 'revertRelease'],
  ] as const) {
    await user.click(within(rows[index] as HTMLElement).getByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(call.mock.calls.some(([one]) => one.id === id)).toBe(true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

test('an editor sees the schedule without its buttons', async () => {
  const rows = await open('editor');
  expect(rows.flatMap((row) => within(row).queryAllByRole('button'))).toEqual([]);
});
