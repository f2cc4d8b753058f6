import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { type Answers, feedFixture, runFixture, showFeeds } from './feeds.fixtures.tsx';

afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
});

const PATH = '/editor/feeds/f1/runs/r1';
const heldRun = () => {
  const { plan } = runFixture();
  return runFixture({
    state: 'held',
    heldFor: ['HIDES'],
    plan: plan && { ...plan, missing: 800, hidden: 800 },
  });
};
const answers = (change: Answers = {}): Answers => ({
  readFeed: feedFixture(),
  readFeedRun: heldRun(),
  ...change,
});

test('a held run says why with its figures, and applying it names the consequences', async () => {
  const applied = runFixture({ state: 'queued', decision: { decision: 'apply', by: 'Anna', at: 1 } });
  const { user, sent, answers: all } = showFeeds(PATH, answers());
  const section = await screen.findByTestId('held');
  await within(section).findByText(/800 of the feed’s 2,000 items would become sold out \(40%\)/);
  await user.click(within(section).getByRole('button', { name: 'Apply anyway' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('120 new, 31 prices changed, 800 gone, 6 refused');
  expect(question.textContent).toContain('The 800 items that are gone show as sold out');
  expect(sent('decideFeedRun')).toEqual([]);
  all.readFeedRun = applied;
  await user.click(within(question).getByRole('button', { name: 'Apply anyway' }));
  await waitFor(() =>
    expect(sent('decideFeedRun')).toEqual([{ params: { id: 'r1' }, body: { decision: 'apply' } }]),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The run is being applied.'));
  expect(screen.queryByTestId('held')).toBeNull();
});

test('a decision that fails is said, and the run still waits', async () => {
  const decideFeedRun = () => {
    throw new ApiError('CONFLICT', 409, 'Someone else was faster');
  };
  const { user } = showFeeds(PATH, answers({ decideFeedRun }));
  await user.click(await screen.findByRole('button', { name: 'Discard the run' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Nothing of it gets into the shop');
  await user.click(within(question).getByRole('button', { name: 'Discard the run' }));
  expect(await screen.findByText('Someone else was faster')).toBeTruthy();
  expect(screen.getByTestId('held')).toBeTruthy();
});

test('editors see why a run waits but can’t decide', async () => {
  showFeeds(PATH, answers(), 'editor');
  await screen.findByText('Publishers decide on it.');
  expect(screen.queryByRole('button', { name: 'Apply anyway' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard the run' })).toBeNull();
});

test('a report adds up, groups its refusals and warnings, and downloads all of them', async () => {
  showFeeds(PATH, answers({ readFeedRun: runFixture() }), 'viewer');
  await screen.findByText('120 new + 31 changed + 843 unchanged + 6 refused = 1,000 read');
  const reasons = screen.getByRole('list', { name: 'By reason' });
  expect(within(reasons).getAllByRole('listitem')[0]?.textContent).toMatch(/price.* 2$/i);
  expect(within(screen.getByTestId('refusals')).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('Shopee 881')).toBeTruthy();
  expect(screen.getByText(/The first 3 of 6/)).toBeTruthy();
  expect(screen.getByText('Price before')).toBeTruthy();
  const csv = screen.getByRole('link', { name: 'Refused rows as CSV' });
  expect(csv.getAttribute('href')).toBe('/api/saas-low-code-service/api/editor/feed-runs/r1/report?as=csv');
});

test('a run that is under way is requested again until it has ended', async () => {
  let requests = 0;
  const running = runFixture({
    state: 'running',
    plan: null,
    finishedAt: null,
    progress: { bytes: 40, size: 100, items: 0, planned: 0 },
  });
  const readFeedRun = () => {
    requests += 1;
    return requests === 1 ? running : runFixture();
  };
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  showFeeds(PATH, answers({ readFeedRun }));
  expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('40% of the file read');
  await screen.findByText(/Took 1 minute 12 seconds/);
  expect(requests).toBe(2);
  vi.useRealTimers();
});

test.each(LANGUAGES)('a held run is accessible in %s', async (lang) => {
  const { container } = showFeeds(PATH, answers(), 'publisher', lang);
  await screen.findByTestId('held');
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});
