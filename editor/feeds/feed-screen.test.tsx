import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { type Answers, feedFixture, inspectionFixture, runFixture, showFeeds } from './feeds.fixtures.tsx';

afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const runs = { content: [runFixture()], totalElements: 1, hasNext: false };
const open = (answers: Answers = {}, role?: Parameters<typeof showFeeds>[2]) =>
  showFeeds('/editor/feeds/f1', { readFeed: feedFixture(), feedRuns: runs, ...answers }, role);

test('publishers run a feed, pause it, and delete it after its consequences are named', async () => {
  const { user, sent } = open({ runFeed: runFixture({ id: 'r2' }) });
  await user.click(await screen.findByRole('button', { name: 'Pause the schedule' }));
  await waitFor(() =>
    expect(sent('scheduleFeed')).toEqual([{ params: { id: 'f1' }, body: { schedule: null } }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Run now' }));
  await waitFor(() => expect(window.location.pathname).toBe('/editor/feeds/f1/runs/r2'));
  await user.click(screen.getByRole('button', { name: 'Delete the feed' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Its 2,000 items stay in the shop');
  await user.click(within(question).getByRole('button', { name: 'Delete the feed' }));
  await waitFor(() => expect(sent('removeFeed')).toEqual([{ params: { id: 'f1' } }]));
  expect(window.location.pathname).toBe('/editor/feeds');
});

test('settings are saved without the source, and survive a refusal', async () => {
  const changeFeed = () => {
    throw new ApiError('VALIDATION_FAILED', 400, 'The name is taken');
  };
  const { user, sent } = open({ changeFeed, inspectFeed: inspectionFixture() });
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the feed');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(name);
  await user.type(name, 'Pans{Enter}');
  expect(await screen.findByText('The name is taken')).toBeTruthy();
  expect(name.value).toBe('Pans');
  expect(sent('changeFeed')[0]?.body).toMatchObject({ name: 'Pans', missing: { rule: 'hide' } });
  expect(sent('changeFeed')[0]?.body).not.toHaveProperty('source');
  await user.click(screen.getByRole('button', { name: 'Read the first rows' }));
  await screen.findByTestId('sample-rows');
  expect(sent('inspectFeed')[0]?.body).toMatchObject({ feedId: 'f1' });
});

test('editors try a feed with a schedule but don’t change it, and viewers only see it', async () => {
  open({}, 'editor');
  await screen.findByRole('button', { name: 'Dry run' });
  expect(screen.getByText(/publishers change it/)).toBeTruthy();
  for (const name of ['Run now', 'Pause the schedule', 'Delete the feed', 'Save'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  open({}, 'viewer');
  await screen.findByTestId('runs');
  expect(within(screen.getByTestId('feed-state')).queryByRole('button')).toBeNull();
});

test('the screen of a feed is accessible', async () => {
  const { container } = open();
  await screen.findByTestId('runs');
  // Colours need a layout.
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});
