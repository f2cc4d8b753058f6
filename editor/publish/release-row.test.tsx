import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Release } from '#schemas/entities/release.ts';
import { renderAs } from './publish.fixtures.tsx';
import { ReleaseRow } from './release-row.tsx';

const release: Release = {
  id: 'r1',
  name: 'Night sale',
  entries: [],
  items: [{ pageId: 'p1', version: 2 }],
  state: 'published',
  publishAt: 0,
  revertAt: null,
  publishedAt: 0,
  revertedAt: null,
  createdAt: 0,
  operatorName: 'Ann',
  problem: null,
};
const show = (over: Partial<Release>, onEnd: (() => void) | undefined) =>
  renderAs('publisher', <ReleaseRow release={{ ...release, ...over }} nameOf={(id) => id} onEnd={onEnd} />);

afterEach(cleanup);

test.each([
  ['scheduled', 'Cancel release', '“Night sale” won’t go live'],
  ['published', 'End now', 'Shoppers see at once what was live before “Night sale”'],
] as const)('a %s release ends after a question', async (state, name, text) => {
  const onEnd = vi.fn();
  const user = userEvent.setup();
  show({ state }, onEnd);
  await user.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(text);
  expect(onEnd).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name }));
  expect(onEnd).toHaveBeenCalledOnce();
});

test.each([
  ['reverted', () => undefined],
  ['published', undefined],
] as const)('a %s release has no button without anything to end, or without the role', (state, onEnd) => {
  show({ state }, onEnd);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
