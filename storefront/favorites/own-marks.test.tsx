import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { peopleMessages } from '#locales/text.ts';
import { setCookie } from '#ui/cookie.ts';
import { articles, brands, deals, fixtureContext, goods, notes } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { OwnMarks } from './own-marks.tsx';

const review = {
  id: 'r1',
  subjectType: 'GOODS',
  subjectId: '11',
  content: 'Very quiet',
  createTime: 1,
  own: false,
  user: { id: '7', nickname: 'Mali' },
  meta: { atUsers: [] },
};
/** One mark of each type. */
const MARKS = [
  { subjectType: 'GOODS', subjectId: goods.default.id, goods: goods.default },
  { subjectType: 'CONTENT', subjectId: deals.default.id, deal: deals.default },
  { subjectType: 'NOTE', subjectId: notes.default.id, article: notes.default },
  { subjectType: 'ARTICLE', subjectId: articles.default.id, article: articles.default },
  { subjectType: 'BRAND', subjectId: brands.default.id, brand: brands.default },
  { subjectType: 'GOODS_COMMENT', subjectId: review.id, reply: review },
].map((mark) => ({ ...mark, createTime: 1 }));
let asked: { actionType: string; subjectTypes: string[] }[] = [];

beforeAll(() => import('./mark-list.tsx'));
beforeEach(() => {
  asked = [];
  setCookie('user-last-login', '1');
  history.pushState(null, '', '/favorites');
  vi.stubGlobal('fetch', async (request: Request) => {
    const isMarks = request.url.endsWith('/queryMarkPage');
    const body = isMarks ? await request.json() : undefined;
    if (body) asked.push(body);
    const content = MARKS.filter(({ subjectType }) => body?.subjectTypes.includes(subjectType));
    const page = { content, totalElements: content.length, hasNext: false };
    if (request.url.includes('/price-alerts'))
      return Response.json({ success: true, code: '200', message: '', data: { alerts: [] } });
    return Response.json({ success: true, code: '200', message: '', data: isMarks ? page : [] });
  });
});
afterEach(() => {
  cleanup();
  setCookie('user-last-login', '', { maxAge: 0 });
  vi.unstubAllGlobals();
});

const show = (list: 'favorites' | 'likes') =>
  renderInView(
    <OwnMarks list={list} tab="products" messages={peopleMessages('en')} guest="Sign in" />,
    fixtureContext({ lang: 'en' }),
  );
/** Test ids and ids of the cards that are shown. */
const cards = () =>
  [...screen.getByTestId('mark-list').querySelectorAll<HTMLElement>('li [data-testid$=-card]')].map(
    ({ dataset }) => `${dataset.testid} ${dataset.id}`,
  );

test.each([
  ['products', 'Products', ['goods-card 11', 'deal-card 1']],
  ['content', 'Posts', ['note-card 51']],
  ['articles', 'Articles', ['note-card 41']],
  ['brands', 'Brands', ['brand-card 31']],
  ['reviews', 'Reviews', ['review-card r1']],
])('[F8 %s] the tab %s holds its own subject types, and no others', async (tab, name, expected) => {
  show('favorites');
  fireEvent.click(await screen.findByRole('tab', { name }));
  await waitFor(() => expect(cards()).toEqual(expected));
  expect(window.location.search).toBe(`?tab=${tab}`);
  expect(asked.every(({ actionType }) => actionType === 'COLLECT')).toBe(true);
});

test('goods in the favourites offer to tell of a lower price, in the sheet where it is watched', async () => {
  show('favorites');
  const [link, ofDeal] = await screen.findAllByTestId('price-alert-link');
  if (!link) throw new Error('No button');
  expect(ofDeal?.getAttribute('href')).toBe('/en/content/D1#price-alert');
  expect(link.textContent).toMatch(/^Tell me at ฿[\d,]+$/);
  fireEvent.click(link);
  expect(await screen.findByTestId('price-alert-sheet')).toBeDefined();
});

test('a review shows its text and author, and links to its product', async () => {
  show('favorites');
  fireEvent.click(await screen.findByRole('tab', { name: 'Reviews' }));
  const card = await screen.findByTestId('review-card');
  expect(card.textContent).toContain('Very quiet');
  expect(screen.getByRole('link', { name: 'Mali' }).getAttribute('href')).toBe('/en/product/11');
});

test('[F8 likes] the likes are one list of all subject types that can be liked', async () => {
  show('likes');
  await waitFor(() => expect(cards()).toContain('note-card 41'));
  expect(asked).toMatchObject([{ actionType: 'THUMB_UP' }]);
  expect(screen.queryByRole('tab')).toBeNull();
});
