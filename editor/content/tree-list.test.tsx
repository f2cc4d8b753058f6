import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { toastStore } from '#ui/toast.ts';
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

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

test('the handle’s menu moves an entry, and Undo takes all of its versions back', async () => {
  const versions = [
    { id: 'b', version: 3 },
    { id: 'a', version: 8 },
  ];
  const { user, sent, container } = showContent(LIST, { contentList: answer, moveContent: versions });
  await screen.findByRole('link', { name: 'Shelf b' });
  await user.click(handle('Shelf b'));
  const steps = await screen.findAllByRole('menuitem');
  expect(steps.map((step) => [step.textContent, step.ariaDisabled])).toEqual([
    ['Up', null],
    ['Down', 'true'],
    ['Below the one before it', null],
    ['Out, one level up', 'true'],
  ]);
  expect((await axe.run(container)).violations).toEqual([]);
  const before = sent('contentList').length;
  await user.click(screen.getByRole('menuitem', { name: 'Up' }));
  expect(sent('moveContent')).toEqual([
    { params: { type: 'shelves', id: 'b' }, body: { under: null, after: null } },
  ]);
  await waitFor(() => expect(sent('contentList').length).toBeGreaterThan(before));
  const again = sent('contentList').length;
  const notice = toastStore.get().at(-1);
  expect(notice?.message).toBe('Shelf b moved');
  notice?.action?.onSelect();
  await waitFor(() =>
    expect(sent('revertContent').map(({ params }) => params)).toEqual(
      versions.map((one) => ({ type: 'shelves', ...one })),
    ),
  );
  await waitFor(() => expect(sent('contentList').length).toBeGreaterThan(again));
});

test('with Alt the arrow keys move the entry itself, and the target opens', async () => {
  const { user, sent } = showContent(LIST, { contentList: answer, moveContent: [] });
  await screen.findByRole('link', { name: 'Shelf b' });
  screen.getByRole('link', { name: 'Shelf b' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(sent('moveContent')).toEqual([]);
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(sent('moveContent').map(({ body }) => body)).toEqual([{ under: 'a' }]);
  await screen.findByRole('link', { name: 'Shelf a1' });
  expect(toggle('Shelf a').getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('button', { name: 'Below Shelf a1' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(sent('moveContent').map(({ body }) => body)[1]).toEqual({ under: null, after: 'a' });
});

test('a refused move says why, and the levels load again', async () => {
  const moveContent = () => {
    throw new ApiError('CHECKS_FAILED', 422, 'No');
  };
  const { user, sent } = showContent(LIST, { contentList: answer, moveContent });
  await screen.findByRole('link', { name: 'Shelf b' });
  const before = sent('contentList').length;
  screen.getByRole('link', { name: 'Shelf b' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(toastStore.get().at(-1)?.message).toMatch(/It can’t go there/));
  await waitFor(() => expect(sent('contentList').length).toBeGreaterThan(before));
});

test('operators who may not publish move nothing', async () => {
  const { user, sent } = showContent(LIST, { contentList: answer }, 'editor');
  await screen.findByRole('link', { name: 'Shelf b' });
  expect(screen.queryByRole('button', { name: 'Move Shelf b' })).toBeNull();
  screen.getByRole('link', { name: 'Shelf b' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(sent('moveContent')).toEqual([]);
});
