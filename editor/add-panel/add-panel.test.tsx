import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '#schemas/api/envelope.ts';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import type { ModuleDefinition } from '#schemas/module/define.ts';
import { sampleManifest } from '../store/store.fixtures.ts';
import { answerWith, bannerPage, showAddPanel } from './add-panel.fixtures.tsx';

beforeEach(() => void answerWith({ pages: [bannerPage], kept: [bannerPage] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// The first test, because the sample stays loaded.
test('a module that is added before the sample has arrived waits for it', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const title = { en: 'Back to school' };
  const thing = { title, about: title, picture: { url: '/media/a.webp' }, link: '/topic/a' };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!url.includes('shop-sample'))
      return Response.json(succeeded({ content: [], totalElements: 0, hasNext: false }));
    await arrived;
    return Response.json(succeeded({ things: [thing] }));
  });
  const preset = ({ things }: ShopSample) => ({ title: things[0]?.title ?? {} });
  const { store, user, box } = showAddPanel({
    manifest: { banner: { ...sampleManifest.banner, preset } as ModuleDefinition },
  });
  const before = Object.keys(store.getState().document.nodes);
  await user.type(box, 'banner{Enter}');
  expect(Object.keys(store.getState().document.nodes)).toEqual(before);
  arrive();
  await waitFor(() => expect(store.getState().document.slots.main).toHaveLength(3));
  const made = Object.values(store.getState().document.nodes).find(({ id }) => !before.includes(id));
  expect(made?.props).toMatchObject({ title });
});

test('Enter adds the best module, even if a page has that very name', async () => {
  const { store, user, box } = showAddPanel();
  await user.type(box, 'banner');
  expect(await screen.findByText('/banner-page')).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getState().document.slots.main).toHaveLength(3));
});

test('a command runs by its name', async () => {
  const { store, user, box } = showAddPanel();
  await user.type(box, 'publ');
  await user.keyboard('{Enter}');
  expect(store.getState().dialog).toBe('publish');
  await user.clear(box);
  await user.type(box, 'dark{Enter}');
  expect(store.getState().view.theme).toBe('dark');
});

test('a page is opened when nothing else is found', async () => {
  const { user, box } = showAddPanel();
  await user.type(box, 'banner-page');
  await screen.findByText('/banner-page');
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/editor/pages/p2');
});

test('viewers find commands and pages, no modules', async () => {
  const { user, box } = showAddPanel({ me: { clientId: 'me', name: 'Ploy', role: 'viewer' } });
  expect(screen.queryAllByTestId('add-module')).toEqual([]);
  await user.type(box, 'banner');
  await screen.findByText('/banner-page');
  expect(screen.queryAllByTestId('add-module')).toEqual([]);
});

test('shared modules and sections are listed without a search, and not for viewers', async () => {
  answerWith({ kept: [bannerPage] });
  const first = showAddPanel();
  expect(await screen.findAllByRole('button', { name: 'Banner' })).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Shared modules' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your sections' })).toBeTruthy();
  await first.user.type(first.box, 'nothing like it');
  expect(screen.queryAllByTestId('entry')).toEqual([]);
  cleanup();
  showAddPanel({ me: { clientId: 'me', name: 'Ploy', role: 'viewer' } });
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('a shared module has no other ones to add', async () => {
  showAddPanel({ page: { ...bannerPage, path: 'shared:p2' } });
  expect(await screen.findByRole('region', { name: 'Your sections' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Shared modules' })).toBeNull();
});

test('in a narrow window, screens and commands are found and no modules', async () => {
  const { store, user, box, onLeaveSearch } = showAddPanel();
  act(() => store.setNarrow(true));
  expect(screen.queryAllByTestId('add-module')).toEqual([]);
  await user.type(box, 'releases');
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/editor/releases');
  await user.keyboard('{Escape}');
  expect(onLeaveSearch).toHaveBeenCalledOnce();
});

test('arrow keys go from the search to the results and back', async () => {
  const { user, box } = showAddPanel({ me: { clientId: 'me', name: 'Ploy', role: 'viewer' } });
  await user.type(box, 'undo{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(box);
});
