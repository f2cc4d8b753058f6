import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import * as platform from '#client/browser-api.ts';
import { NO_FACTS } from '#engine/checks/facts.ts';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { renderWithChecks } from '../publish/publish.fixtures.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { ChecksPanel } from './checks-panel.tsx';

const checks = vi.fn<() => Promise<{ rev: number; facts: PageFacts }>>();
beforeEach(() => void vi.spyOn(platform, 'browserApi').mockReturnValue({ call: checks } as never));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  checks.mockReset();
});

const texts = { th: 'ก', en: 'a', id: 'b' };
const sound = { ...samplePage(), meta: { title: texts, description: texts } };

function PanelToOpen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen((before) => !before)}>
        Toggle
      </button>
      {isOpen && <ChecksPanel />}
    </>
  );
}

test('the server’s facts and this window’s document make one list; a row jumps to its field', async () => {
  const rendered = { empty: ['b'], failed: [], eagerImages: [], scriptBytes: 0, imageBytes: 0 };
  checks.mockResolvedValue({ rev: 1, facts: { ...NO_FACTS, rendered } });
  const store = sampleStore({ document: { ...sound, meta: { title: { th: 'ก' }, description: texts } } });
  renderWithChecks(store, <ChecksPanel />);
  await screen.findByText('3 warnings');
  expect(store.getState().weight).toMatchObject({ scriptBytes: 0, imageBytes: 0 });
  await userEvent.setup().click(screen.getByRole('button', { name: /This module shows nothing/ }));
  expect(store.getState()).toMatchObject({ selection: ['b'], focus: { nodeId: 'b', path: [] } });
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: /Bahasa Indonesia missing: 1 field: go to Title/ }));
  expect(store.getState()).toMatchObject({ language: 'id', focus: { path: ['meta', 'title'], lang: 'id' } });

  act(() => void store.edit([{ type: 'removeNode', id: 'b' }], { label: 'Delete' }));
  act(() => void store.edit([{ type: 'setMeta', name: 'title', value: texts }], { label: 'Title' }));
  await screen.findByText('Nothing to fix: the page is ready');
});

test('a translation older than its original is listed at once, until it is rewritten', async () => {
  checks.mockResolvedValue({ rev: 1, facts: NO_FACTS });
  const store = sampleStore({ document: sound });
  renderWithChecks(store, <ChecksPanel />);
  await screen.findByText('Nothing to fix: the page is ready');
  const write = (value: object) =>
    act(() => void store.edit([{ type: 'setMeta', name: 'title', value }], { label: 'Title' }));
  write({ ...texts, th: 'ข', id: 'c' });
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: /English older than its original: 1 field/ }));
  expect(store.getState()).toMatchObject({ language: 'en', focus: { path: ['meta', 'title'], lang: 'en' } });
  write({ th: 'ข', en: 'b', id: 'c' });
  await screen.findByText('Nothing to fix: the page is ready');
});

test('without the server it keeps the known findings, and shows that', async () => {
  checks.mockRejectedValue(new ApiError('INTERNAL', 503, 'no connection'));
  renderWithChecks(sampleStore({ document: sound }), <ChecksPanel />);
  await screen.findByText(/can’t be asked now.*no connection/);
  await screen.findByText('Nothing to fix: the page is ready');
});

test('a page just opened is checked after its canvas has had time to load', async () => {
  vi.useFakeTimers();
  checks.mockResolvedValue({ rev: 1, facts: NO_FACTS });
  renderWithChecks(sampleStore({ document: sound }), null);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(checks).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(checks).toHaveBeenCalledTimes(1);
});

test('a failed server check is requested again when the panel opens', async () => {
  checks.mockResolvedValueOnce({ rev: 1, facts: { ...NO_FACTS, rendered: 'unavailable' } });
  checks.mockResolvedValue({ rev: 1, facts: NO_FACTS });
  renderWithChecks(sampleStore({ document: sound }), <PanelToOpen />);
  const toggle = () => userEvent.setup().click(screen.getByRole('button', { name: 'Toggle' }));
  await screen.findByText('1 warning');
  expect(checks).toHaveBeenCalledTimes(1);
  await toggle();
  await toggle();
  expect(screen.queryByText('1 warning')).toBeNull();
  await screen.findByText('Nothing to fix: the page is ready');
  await toggle();
  await toggle();
  screen.getByText('Nothing to fix: the page is ready');
  expect(checks).toHaveBeenCalledTimes(2);
});
