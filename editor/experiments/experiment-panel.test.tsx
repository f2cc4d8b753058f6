import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import type { Experiment } from '#schemas/entities/experiment.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { renderInEditor } from '../publish/publish.fixtures.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { ExperimentPanel } from './experiment-panel.tsx';
import { ExperimentPill } from './experiment-pill.tsx';

type Args = { params: { version?: number }; body?: unknown };
const call = vi.fn(async ({ id }: { id: string }, _: Args) => answers[id] ?? null);
const sent = (id: string) => call.mock.calls.filter(([one]) => one.id === id).map(([, { body }]) => body);
let answers: Record<string, unknown>;

const arm = (version: number | null, weight: number, visitors = 0, goals = 0) => ({
  version,
  weight,
  visitors,
  goals,
});
const experiment = (over: Partial<Experiment> = {}): Experiment => ({
  id: 'x1',
  state: 'draft',
  goalNode: null,
  arms: [arm(null, 34), arm(4, 33), arm(5, 33)],
  reading: 'early',
  differences: [],
  startedAt: null,
  endedAt: null,
  winner: null,
  operatorName: 'Ann',
  ...over,
});

function open(experiments: Experiment[], role: OperatorRole = 'publisher') {
  answers = { pageExperiments: experiments, readVersion: { document: samplePage() } };
  const store = sampleStore({ me: { clientId: 'w1', name: 'Ann', role } });
  store.set({ page: { ...store.getState().page, publishedVersion: 3 } });
  return { store, user: userEvent.setup(), ...renderInEditor(store, <ExperimentPanel />) };
}

beforeEach(() => {
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  call.mockClear();
});
afterEach(cleanup);

test('a page that composes a screen has no experiments, and the panel says why', async () => {
  const { store } = open([experiment()]);
  store.set({ page: { ...store.getState().page, path: '/product/*' } });
  expect(await screen.findByText(/composes a screen of the shop/)).toBeTruthy();
  expect(screen.queryByTestId('experiment-arm')).toBeNull();
});

test.each([
  ['running', 1],
  ['draft', 0],
  ['ended', 0],
] as const)('the bar shows a pill for an experiment that is %s: %i', async (state, count) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    answers = { pageExperiments: [experiment({ state })] };
    const store = sampleStore();
    store.set({ page: { ...store.getState().page, publishedVersion: 3 } });
    renderInEditor(store, <ExperimentPill className={undefined} />);
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(call).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryAllByTestId('experiment-pill')).toHaveLength(count));
    if (count === 0) return;
    screen.getByTestId('experiment-pill').click();
    expect(store.getState().panel).toBe('experiment');
  } finally {
    vi.useRealTimers();
  }
});

test('the saved draft becomes the first variant', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Use the draft as variant B' }));
  expect(sent('addExperimentVariant')).toEqual([{ rev: 1 }]);
});

describe('before the start', () => {
  test('A’s weight is what the others leave', async () => {
    const { user } = open([experiment()]);
    const weight = await screen.findByLabelText('Visitors who see variant C, percent');
    await user.clear(weight);
    await user.type(weight, '90');
    await user.tab();
    // B has 33, and A at least 1.
    const weights = [1, 33, 66];
    const arms = [null, 4, 5].map((version, i) => ({ version, weight: weights[i] }));
    expect(sent('changeExperiment')).toEqual([{ goalNode: null, arms }]);
  });

  test('a variant is removed, and its visitors see A', async () => {
    const { user } = open([experiment()]);
    await user.click(await screen.findByRole('button', { name: 'Remove variant B' }));
    const arms = [
      { version: null, weight: 67 },
      { version: 5, weight: 33 },
    ];
    expect(sent('changeExperiment')).toEqual([{ goalNode: null, arms }]);
  });

  test('the goal may be a module', async () => {
    const { user, store } = open([experiment()]);
    const [node] = Object.keys(store.getState().document.nodes);
    await user.selectOptions(await screen.findByTestId('experiment-goal'), node ?? '');
    expect(sent('changeExperiment')).toMatchObject([{ goalNode: node }]);
  });

  test('the start is confirmed', async () => {
    const { user } = open([experiment()]);
    await user.click(await screen.findByRole('button', { name: 'Start the experiment' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('/sale are divided from now on');
    expect(sent('startExperiment')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Start the experiment' }));
    await waitFor(() => expect(sent('startExperiment')).toHaveLength(1));
  });

  test('editors see that the start takes a publisher', async () => {
    open([experiment()], 'editor');
    const start = await screen.findByRole('button', { name: /Start the experiment/ });
    expect(start.getAttribute('aria-disabled')).toBe('true');
  });
});

test('a variant is shown on the canvas, where nothing can be edited, until the panel closes', async () => {
  const { user, store, unmount } = open([experiment()]);
  const [, row] = await screen.findAllByTestId('experiment-arm');
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Show on the canvas' }));
  await waitFor(() => expect(store.getState().shownVersion?.version).toBe(4));
  expect(screen.getByRole('status').textContent).toContain('variant B');
  const refused = store.edit([{ type: 'setMeta', key: 'title', value: { en: 'x' } } as never], {
    label: 'x',
  });
  expect(refused?.code).toBe('INVALID_VALUE');
  unmount();
  expect(store.getState().shownVersion).toBeUndefined();
});

describe('results', () => {
  const running = (over: Partial<Experiment>) =>
    experiment({
      state: 'running',
      startedAt: 0,
      arms: [arm(3, 50, 1_000, 50), arm(4, 50, 1_010, 90)],
      ...over,
    });

  test.each([
    [{ low: 0.01, high: 0.0712 }, 'Variant B is better than A: 1 to 7.12 percentage points more'],
    [{ low: -0.05, high: -0.01 }, 'Variant B is worse than A: 1 to 5 percentage points fewer'],
    [{ low: -0.005, high: 0.04 }, 'from 0.5 percentage points fewer to 4 more'],
  ])('%j is told in words', async (difference, text) => {
    open([running({ reading: 'read', differences: [difference] })]);
    expect((await screen.findByTestId('experiment-reading')).textContent).toContain(text);
    expect(screen.getByText(/50 reached the goal \(5%\)/)).toBeTruthy();
  });

  test('a split unlike the weights hides the goals', async () => {
    open([running({ reading: 'mismatch' })]);
    await screen.findByText(/aren’t divided as you set it/);
    expect(screen.queryByText(/reached the goal/)).toBeNull();
    expect(screen.getByText('1,010 visitors')).toBeTruthy();
  });

  test('it ends with the chosen variant after a question', async () => {
    const { user } = open([running({})]);
    await user.click(await screen.findByRole('button', { name: 'End with variant B' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'End with variant B' }));
    await waitFor(() => expect(sent('endExperiment')).toEqual([{ arm: 1 }]));
  });

  test('earlier experiments keep theirs', async () => {
    open([running({ state: 'ended', endedAt: 1, winner: 1 })]);
    expect((await screen.findByTestId('past-experiment')).textContent).toContain('Ended with variant B');
    expect(screen.getByRole('button', { name: 'Use the draft as variant B' })).toBeTruthy();
  });
});
