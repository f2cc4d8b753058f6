import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { renderAs } from '../publish/publish.fixtures.tsx';
import { UsedOn, UsedOnWarning } from './used-on.tsx';

const call = vi.fn();
const user = (id: string, over = {}) => ({
  kind: 'page',
  id,
  title: `Page ${id}`,
  live: true,
  draft: true,
  archived: false,
  uses: ['x'],
  ...over,
});

beforeEach(() => void vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never));
afterEach(cleanup);

test('names the users with their state, each a link', async () => {
  const users = [user('1'), user('2', { live: false }), user('3', { archived: true })];
  call.mockResolvedValue({ total: 3, users });
  renderAs('viewer', <UsedOn kind="media" id="x" />);
  expect((await screen.findByRole('link', { name: 'Page 1' })).getAttribute('href')).toBe('/editor/pages/1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Page 1PageLive',
    'Page 2PageDraft',
    'Page 3PageArchived',
  ]);
});

test('a question names the first users and the number of the others', async () => {
  call.mockResolvedValue({ total: 60, users: Array.from({ length: 50 }, (_, i) => user(String(i))) });
  renderAs('viewer', <UsedOnWarning kind="topics" ids={['x', 'y']} />);
  expect((await screen.findByText('and 55 more')).tagName).toBe('LI');
  expect(screen.getByRole('status').textContent).toContain(
    'It is used in 60 places, which would show a gap:',
  );
});

test('a question about something unused says nothing', async () => {
  call.mockResolvedValue({ total: 0, users: [] });
  renderAs('viewer', <UsedOnWarning kind="topics" ids={['z']} />);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
