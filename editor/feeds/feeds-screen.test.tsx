import { cleanup, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { feedFixture, runFixture, showFeeds } from './feeds.fixtures.tsx';

afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
});

const held = () => {
  const runs = [
    runFixture({ id: 'r9', feedId: 'f2', state: 'held', heldFor: ['HIDES'] }),
    runFixture(),
    runFixture({ id: 'r0' }),
  ];
  return feedFixture({ id: 'f2', name: 'Lazada', state: 'held', runs });
};

test('feeds that need a person come first, each with a link to the run that waits', async () => {
  showFeeds('/editor/feeds', { feedList: [feedFixture(), held()] });
  const feeds = await screen.findAllByTestId('feed');
  expect(feeds.map(({ dataset }) => dataset.id)).toEqual(['f2', 'f1']);
  const trouble = screen.getByRole('link', { name: /Lazada: the run of .* waits for a decision/ });
  expect(trouble.getAttribute('href')).toBe('/editor/feeds/f2/runs/r9');
});

test('a feed shows its masked source, its last run in a sentence and its trend in words', async () => {
  showFeeds('/editor/feeds', { feedList: [held()] });
  const feed = await screen.findByTestId('feed');
  expect(within(feed).getByText(/https:\/\/feed\.example\/a\.csv\?key=•••/)).toBeTruthy();
  expect(feed.textContent).toContain('120 new, 31 prices changed, 14 gone, 6 refused');
  expect(feed.textContent).toContain('Every 6 hours');
  const trend = 'The last 3 runs, the oldest first: Waits for a decision × 1, Imported × 2';
  expect(within(feed).getByRole('img', { name: trend })).toBeTruthy();
});

test('without feeds editors are led to the wizard, and viewers are told who can', async () => {
  showFeeds('/editor/feeds', { feedList: [] }, 'editor');
  const add = await screen.findByRole('link', { name: 'Add a feed' });
  expect(add.getAttribute('href')).toBe('/editor/feeds/new');
  cleanup();
  showFeeds('/editor/feeds', { feedList: [] }, 'viewer');
  expect(await screen.findByText(/Editors can add one/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a feed' })).toBeNull();
});

test('the wizard isn’t shown to viewers', async () => {
  showFeeds('/editor/feeds/new', { feedList: [] }, 'viewer');
  expect(await screen.findByText(/Editors can add one/)).toBeTruthy();
  expect(screen.queryByTestId('step')).toBeNull();
});

test.each(LANGUAGES)('the list is accessible in %s', async (lang) => {
  const { container } = showFeeds('/editor/feeds', { feedList: [feedFixture(), held()] }, 'publisher', lang);
  await screen.findAllByTestId('feed');
  // Colours need a layout.
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});
