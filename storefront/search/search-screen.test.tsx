import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deals, fixtureContext } from '../fixtures.ts';
import type { ListPage } from '../lists/list-source.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { SearchScreen } from './search-screen.tsx';

afterEach(cleanup);

const found: ListPage['content'] = [{ id: '1', type: 'deal', deal: deals.default }];

/** The screen with a list's facts, in Thai. */
function show(list: Partial<ListPage>) {
  const request = { keyword: 'ไอโฟน', tab: 'deals', sort: undefined, choices: [] } as const;
  const { container } = renderInView(
    <SearchScreen
      ctx={fixtureContext()}
      request={{ ...request, choices: [] }}
      source={{ kind: 'search', ...request, choices: [] }}
      list={{ content: found, totalElements: 1, hasNext: false, match: 'similar', ...list }}
      filters={[]}
      keywords={[]}
      page={1}
      query={{}}
    />,
  );
  return container.textContent;
}

test('a name that isn’t sold is said plainly, above similar things with a heading', () => {
  show({ notSold: ['iPhone'] });
  expect(screen.getByTestId('search-similar').textContent).toBe('ไม่มี iPhone ขายที่นี่');
  expect(screen.getByRole('heading', { level: 2, name: 'สิ่งที่ใกล้เคียง' })).toBeTruthy();
});

test('similar results without such a name have no heading', () => {
  show({ notSold: [] });
  expect(screen.getByTestId('search-similar').textContent).toContain('ไม่พบ “ไอโฟน” ตรงตัว');
  expect(screen.queryByRole('heading', { name: 'สิ่งที่ใกล้เคียง' })).toBeNull();
});

test('without results the missing name is the message', () => {
  const text = show({ content: [], totalElements: 0, notSold: ['iPhone', 'vivo'] });
  expect(text).toContain('ไม่มี iPhone หรือ vivo ขายที่นี่');
});

test('the marketplace to which the results are limited is named', () => {
  show({ match: 'exact', platforms: ['SHOPEE'] });
  expect(screen.getByTestId('search-platforms').textContent).toBe('เฉพาะสินค้าจาก Shopee');
});
