import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { renderInEditor } from '../publish/publish.fixtures.tsx';
import { sampleStore, setTitle } from '../store/store.fixtures.ts';
import { StatusPill } from './status-pill.tsx';

const readVersion = vi.fn(async () => ({ document: samplePage() }));
vi.spyOn(platform, 'browserApi').mockReturnValue({ call: readVersion } as never);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  readVersion.mockClear();
});

test('the pill counts the changes against the live version, without undone ones', async () => {
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const store = sampleStore();
  store.set({ page: { ...store.getState().page, publishedVersion: 1, hasChanges: false } });
  renderInEditor(store, <StatusPill />);
  await wait(5_000);
  const pill = screen.getByTestId('page-status');
  expect(pill.textContent).toBe('Live');
  expect(readVersion).not.toHaveBeenCalled();

  act(() => void store.edit([setTitle('a', 'new')], { label: 'Title' }));
  act(() => void store.edit([{ type: 'setHidden', id: 'a', hidden: true }], { label: 'Hide' }));
  act(() => void store.edit([{ type: 'removeNode', id: 'b' }], { label: 'Delete' }));
  await wait(1_000);
  const text = () => screen.getByTestId('page-status').textContent;
  expect(text()).toBe('Live · 2 unpublished changes');
  act(() => store.undo());
  await wait(1_000);
  expect(text()).toBe('Live · 1 unpublished change');
  act(() => {
    store.undo();
    store.undo();
  });
  await wait(1_000);
  expect(text()).toBe('Live');
  expect(readVersion).toHaveBeenCalledTimes(1);
});

test('the bar says when the page goes live and ends, and opens the releases', async () => {
  const store = sampleStore();
  const [scheduledAt, endsAt] = [Date.parse('2026-12-11T17:00Z'), Date.parse('2026-12-13T17:00Z')];
  store.set({ page: { ...store.getState().page, scheduledAt, endsAt } });
  renderInEditor(store, <StatusPill />);
  const pill = screen.getByTestId('page-schedule');
  expect(pill.textContent).toMatch(/^Goes live on .+ 00:00 · Ends on .+ 00:00$/);
  act(() => store.set({ page: { ...store.getState().page, scheduledAt: null, endsAt: null } }));
  expect(screen.queryByTestId('page-schedule')).toBeNull();
});
