import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { showContent } from './content.fixtures.tsx';

const LIST = '/editor/content/shelves';

type Body = { under?: string | null; filter: { value: unknown }[]; after?: string; keyword: string };
const row = (id: string, children: number) => ({
  id,
  leaves: { 'title.en': `Shelf ${id}`, discount: 1 },
  draft: false,
  isNew: false,
  children,
});
/** Levels: `a` and `b` at the top of the first tree, `a1` and `a2` below `a`, `x` below `a1`. */
const answer = ({ body }: { body: Body }) => {
  const rows = rowsOf(body);
  return { rows, next: body.under === 'a' && !body.after ? 'more' : null, total: rows.length };
};
function rowsOf({ under, filter, after }: Body) {
  if (under === undefined) return [row('a', 2)];
  if (under === null) return filter[0]?.value === true ? [row('a', 2), row('b', 0)] : [];
  if (under === 'a') return after ? [row('a2', 0)] : [row('a1', 1)];
  return [row('x', 0)];
}
const names = () => screen.getAllByTestId('content-node').map(({ dataset }) => dataset.id);
const toggle = (name: string) => screen.getByRole('button', { name: `Below ${name}` });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
});

test('a level loads when it is opened, part by part, and stays open for the way back', async () => {
  const { user, sent, container } = showContent(LIST, { contentList: answer });
  await screen.findByRole('link', { name: 'Shelf b' });
  expect(names()).toEqual(['a', 'b']);
  const before = sent('contentList').length;
  await user.click(toggle('Shelf a'));
  await screen.findByRole('link', { name: 'Shelf a1' });
  expect(sent('contentList')).toHaveLength(before + 1);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Shelf a2' });
  expect(names()).toEqual(['a', 'a1', 'a2', 'b']);
  const level = screen.getByRole('list', { name: 'Shelf a' });
  expect(within(level).getByRole('link', { name: 'Shelf a1' }).getAttribute('href')).toBe(`${LIST}/a1`);
  expect((await axe.run(container)).violations).toEqual([]);
  cleanup();
  forgetLoaded();
  showContent(LIST, { contentList: answer });
  expect(await screen.findByRole('link', { name: 'Shelf a1' })).toBeDefined();
});

test('arrow keys move between the entries, open and close them', async () => {
  const { user } = showContent(LIST, { contentList: answer });
  await screen.findByRole('link', { name: 'Shelf b' });
  toggle('Shelf a').focus();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('link', { name: 'Shelf a1' });
  expect(toggle('Shelf a').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(toggle('Shelf a1'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(toggle('Shelf a'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(names()).toEqual(['a', 'b']));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shelf b' }));
});

test('entries of the tree are selected and changed together; the levels load again', async () => {
  const bulkContent = [
    { id: 'a', error: null, version: 2 },
    { id: 'b', error: 'CATEGORY_IN_USE', version: null },
  ];
  const { user, sent } = showContent(LIST, { contentList: answer, bulkContent });
  await screen.findByRole('link', { name: 'Shelf b' });
  const [first, second] = screen.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(second as HTMLElement);
  await user.keyboard('{/Shift}');
  const before = sent('contentList').length;
  await user.click(screen.getByRole('button', { name: 'Remove…' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect((await screen.findByTestId('bulk-results')).textContent).toContain('Shelf b');
  expect(sent('bulkContent')[0]?.body).toEqual({ ids: ['a', 'b'], remove: true });
  await waitFor(() => expect(sent('contentList').length).toBeGreaterThan(before + 1));
});

test('what a search finds is a list', async () => {
  showContent(`${LIST}?q=a`, { contentList: answer });
  await screen.findByTestId('content-list');
  expect(screen.queryByTestId('content-tree')).toBeNull();
});
