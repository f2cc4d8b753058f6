import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PageMeta } from '#schemas/page/document.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { SearchPreview } from './search-preview.tsx';

afterEach(cleanup);

function show(meta: Partial<PageMeta>, path = '/campaign/ลดแรง') {
  const { page, document } = sampleStore().getState();
  const store = sampleStore({
    page: { ...page, path },
    document: { ...document, meta: { ...document.meta, ...meta } },
  });
  render(
    <InEditor>
      <EditorProvider store={store}>
        <SearchPreview />
      </EditorProvider>
    </InEditor>,
  );
  const part = (name: string) => screen.getByRole('region', { name });
  return { store, result: () => part('Search result'), card: () => part('Shared link') };
}
const texts = { title: { th: 'ลดแรง', en: 'Big sale' }, description: { th: 'ทุกวัน', en: 'Every day' } };

test('search result and shared link have the texts and the address of the language that is edited', () => {
  const { store, result, card } = show({ ...texts, image: '/media/zest/a.webp' });
  act(() => store.setLanguage('en'));
  expect(result().textContent).toContain('Big sale | Zest');
  expect(result().textContent).toContain(' › en › campaign › ลดแรง');
  expect(result().textContent).toContain('Every day');
  expect(within(card()).getByText('Big sale')).toBeTruthy();
  expect(card().querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/zest\/a\.webp@1200x650/);
  act(() => store.setLanguage('th'));
  expect(result().textContent).toContain('ลดแรง | ');
  expect(result().textContent).not.toContain('› th ›');
});

test('a language without texts shows those that shoppers get', () => {
  const { store, result } = show(texts);
  act(() => store.setLanguage('id'));
  expect(result().textContent).toContain('ลดแรง | Zest');
});

test('a title that is too long is cut, and its length says where', () => {
  const { store, result } = show({ title: { en: 'A very long title of a page '.repeat(5) } });
  act(() => store.setLanguage('en'));
  expect(screen.getByTestId('result-title').textContent).toMatch(/…$/);
  const long = within(result()).getByText(
    /^Title with the shop’s name: \d+ characters, cut after about \d+$/,
  );
  expect(long.getAttribute('data-state')).toBe('long');
});

test('missing texts and pictures are said', () => {
  const { result, card } = show({ title: { en: 'Sale' }, description: {} });
  expect(within(result()).getByText(/Without a description/)).toBeTruthy();
  expect(within(card()).getByText('No picture for sharing')).toBeTruthy();
});

test('a page that is kept out of search engines has no result, but a shared link', () => {
  const { result, card } = show({ ...texts, noindex: true });
  expect(within(result()).getByText('The page is kept out of search engines.')).toBeTruthy();
  expect(screen.queryByTestId('result-title')).toBeNull();
  expect(card()).toBeTruthy();
});

test.each(['/product/*', '/search', '/brand/nike'])(
  '%s has the texts of its things, so none are shown',
  (path) => {
    show(texts, path);
    expect(screen.queryByTestId('search-preview')).toBeNull();
    expect(screen.getByText(/own texts for this screen/)).toBeTruthy();
  },
);

test('a page of one topic has its own texts', () => {
  show(texts, '/topic/mega-home');
  expect(screen.getByTestId('search-preview')).toBeTruthy();
});
