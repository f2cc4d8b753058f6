import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { deals, fixtureContext } from '../fixtures.ts';
import { navigatorItems } from '../links/navigator-items.ts';
import { NavigatorGroups } from './navigator-groups.tsx';

const node = (id: string, level: number, parentId?: string) => ({
  id,
  level,
  parentId,
  code: `c${id}`,
  name: `Name ${id}`,
  picture: `/media/zest/categories/${id}.svg`,
});
const NODES = [node('1', 1), node('11', 2, '1'), node('111', 3, '11'), node('112', 3, '11')];
const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requested.push(new URL(url).pathname);
    const data = url.includes('classifications')
      ? NODES
      : url.includes('sources')
        ? { items: [{ type: 'CONTENT', code: 'D1', deal: deals.default }] }
        : [{ kind: 'brand', value: '501', name: 'Nimora', count: 9 }];
    return Response.json({ success: true, code: '200', message: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(device: 'phone' | 'desktop') {
  const ctx = fixtureContext({ lang: 'en', device });
  const { t: _, ...value } = ctx;
  const [item] = navigatorItems(NODES);
  if (!item) throw new Error('No category');
  const chosen = vi.fn();
  render(
    <ViewProvider value={value} messages={clientMessages('en')}>
      <NavigatorGroups item={item} onChoose={chosen} />
    </ViewProvider>,
  );
  return chosen;
}
const leaves = () => screen.getAllByTestId('navigator-leaf').map(({ textContent }) => textContent);

test('on a phone the links are all, and nothing is requested', () => {
  const chosen = show('phone');
  expect(leaves()).toEqual(['Name 11', 'Name 111', 'Name 112']);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByTestId('navigator-offer')).toBeNull();
  expect(requested).toEqual([]);
  fireEvent.click(screen.getByText('Name 111'));
  expect(chosen).toHaveBeenCalledOnce();
});

test('on a desktop each category has its picture, beside deals and brands of the first level', async () => {
  show('desktop');
  expect(leaves()).toEqual(['Name 11', 'Name 111', 'Name 112']);
  const offer = screen.getByTestId('navigator-offer');
  await waitFor(() => expect(offer.textContent).toContain('฿1,290'));
  const pictures = [...document.querySelectorAll('[data-testid=navigator-leaf] img')];
  expect(pictures.map((image) => image.getAttribute('src')?.split('@')[0])).toEqual([
    '/media/zest/categories/111.svg',
    '/media/zest/categories/112.svg',
  ]);
  const links = [...offer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/products/Name-1-c1', '/en/content/D1', '/en/brand/501']);
  expect(requested).toHaveLength(3);
});
