import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { fixtureContext } from '../fixtures.ts';
import { SearchBox } from './search-box.tsx';
import { readHistory, remember } from './search-history.ts';

const submitted: string[] = [];

beforeEach(() => {
  localStorage.clear();
  submitted.length = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const data = url.includes('suggestions')
      ? [
          { kind: 'keyword', text: 'xiaomi fan' },
          { kind: 'brand', text: 'Xiaomi', path: '/brand/xiaomi' },
          {
            kind: 'title',
            text: 'Xiaomi Fan 2',
            path: '/content/fan',
            picture: '/media/fan.webp',
            price: 990,
          },
        ]
      : [{ id: '1', keyword: 'hot one' }];
    return Response.json({ success: true, code: '200', message: '', data });
  });
  HTMLFormElement.prototype.requestSubmit = function () {
    fireEvent.submit(this);
    submitted.push(String(new FormData(this).get('keyword')));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const { t: _, ...value } = fixtureContext({ lang: 'en' });
  render(
    <ViewProvider value={value} messages={clientMessages('en')}>
      <SearchBox action="/en/search" keyword="" />
    </ViewProvider>,
  );
  return screen.getByRole('combobox');
}
const expectRows = (expected: string[]) => waitFor(() => expect(texts()).toEqual(expected));
const texts = () => screen.queryAllByTestId('search-row').map((row) => row.textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('[Q5] offers recent and hot searches, and remembers a submitted search', async () => {
  remember('older');
  remember('newer');
  const input = open();
  fireEvent.focus(input);
  await expectRows(['newer', 'older', 'Clear recent searches', 'hot one']);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active(input)).toBe('older');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(submitted).toEqual(['older']);
  expect(readHistory()).toEqual(['older', 'newer']);
});

test('one recent search is removed by Delete or its button, all by the last row', async () => {
  for (const text of ['c', 'b', 'a']) remember(text);
  const input = open();
  fireEvent.focus(input);
  await expectRows(['a', 'b', 'c', 'Clear recent searches', 'hot one']);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Delete' });
  expect(readHistory()).toEqual(['b', 'c']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove “b”' }));
  expect(readHistory()).toEqual(['c']);
  fireEvent.click(screen.getByText('Clear recent searches'));
  expect([readHistory(), texts()]).toEqual([[], ['hot one']]);
});

test('suggestions follow the typed text; Escape closes, Enter alone searches for the text itself', async () => {
  const input = open();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'xia' } });
  await expectRows(['xiaomi fan', 'XiaomiBrand', 'Xiaomi Fan 2฿990']);
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active(input)).toBe('xiaomi fan');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(texts()).toEqual([]);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  fireEvent.submit(input.closest('form') as HTMLFormElement);
  expect(readHistory()).toEqual(['xia']);
});

test('a brand and a deal lead to their pages, by a press and by Enter', async () => {
  const input = open();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'xia' } });
  await expectRows(['xiaomi fan', 'XiaomiBrand', 'Xiaomi Fan 2฿990']);
  const followed: (string | null)[] = [];
  for (const link of screen.getAllByRole('link'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push(link.getAttribute('href'));
    });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(active(input)).toBe('Xiaomi Fan 2฿990');
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.click(screen.getByText('Xiaomi'));
  expect(followed).toEqual(['/en/content/fan', '/en/brand/xiaomi']);
  expect(submitted).toEqual([]);
});

test.each(['{broken', '"text"', '[1, null, {"a": 1}]', 'null'])(
  'a storage with %s counts as empty',
  (stored) => {
    localStorage.setItem('search-history', stored);
    expect(readHistory()).toEqual([]);
  },
);

test('the history is short and has each search once', () => {
  for (let i = 0; i < 15; i += 1) remember(`search ${i}`);
  remember('search 10');
  expect(readHistory()).toHaveLength(10);
  expect(readHistory().slice(0, 2)).toEqual(['search 10', 'search 14']);
});
