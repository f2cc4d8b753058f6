import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { ARTICLE_SCROLL } from '#schemas/constants.ts';
import { articles, fixtureContext } from '#storefront/fixtures.ts';
import * as appended from '#storefront/lists/appended-articles.ts';
import { describeModule, loadWith, renderFixture, showFixture } from '#tests/module-kit.tsx';
import { newestArticlesFixtures } from './fixtures.ts';
import { NewestList } from './island-body.tsx';
import { loadNewestArticles } from './load.ts';
import { newestArticles } from './module.ts';
import { NewestArticlesView } from './view.tsx';

const { defaults: props } = newestArticles;

describeModule(newestArticles, NewestArticlesView, newestArticlesFixtures, [
  { pageSize: 1_000_000 },
  { pageSize: 0 },
  { pageSize: '20' },
  { title: 'Newest' },
]);

const { default: fixture } = newestArticlesFixtures;
const hrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('the page from the server', () => {
  test('[A7] 37 articles at 20 a page are two pages, linked with the other parameters kept', async () => {
    const body = await showFixture(NewestArticlesView, fixture, { lang: 'en' });
    expect(body.querySelector('h2')?.textContent).toBe('Newest');
    const cards = [...body.querySelectorAll<HTMLElement>('[data-testid=discover-card]')];
    expect(cards.map(({ dataset }) => [dataset.id, dataset.layout])).toEqual([
      ['41', 'horizontal'],
      ['51', 'horizontal'],
    ]);
    expect(hrefs(body, '[data-testid=pagination] a')).toEqual([
      '?sort=x',
      '?page=2&sort=x',
      '?page=2&sort=x',
    ]);
    expect(hrefs(body, '[data-testid=load-more]')).toEqual(['?page=2&sort=x']);
  });

  test('one page needs no way to another', async () => {
    const body = await showFixture(NewestArticlesView, newestArticlesFixtures.longestThai);
    expect(body.querySelector('[data-testid=pagination], [data-testid=load-more]')).toBeNull();
  });

  test('the last page offers no more', async () => {
    const last = { props, data: { ...fixture.data, newestPage: 2 } };
    const body = await showFixture(NewestArticlesView, last);
    expect(hrefs(body, '[data-testid=pagination] a')).toEqual(['?sort=x', '?sort=x', '?page=2&sort=x']);
    expect(body.querySelector('[data-testid=load-more]')).toBeNull();
  });

  test('a page beyond the end leads to the first, and no search engine keeps it', async () => {
    const beyond = { props, data: { ...fixture.data, newestArticles: [], newestPage: 9 } };
    const html = await renderFixture(NewestArticlesView, beyond);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const body = await showFixture(NewestArticlesView, beyond);
    expect(hrefs(body, '[data-testid=no-data] a')).toEqual(['?sort=x']);
  });

  test('a jump to the heading or to the list stops below the sticky header', async () => {
    const body = await showFixture(NewestArticlesView, fixture);
    const margin = (selector: string) =>
      body.querySelector<HTMLElement>(selector)?.style.getPropertyValue('scroll-margin-block-start');
    expect(margin('div:has(> [data-testid=section-header])')).toContain(`${ARTICLE_SCROLL.newestHeaderPx}px`);
    expect(margin('[data-testid=newest-list]')).toContain('151px');
  });
});

describe('loading', () => {
  const answers = { clientPages: { content: fixture.data.newestArticles, totalElements: 37, hasNext: true } };
  const bodyOf = async (...[query, binding]: [Record<string, string>, { articleCategory?: string }?]) =>
    (await loadWith(loadNewestArticles, props, answers, { query, binding: binding ?? {} })).calls[0]?.args;

  test('requests the page in the address', async () => {
    const choice = { kind: 'newest', pageRequest: { page: 2, size: 20 } };
    expect(await bodyOf({ page: '2' })).toEqual({
      body: { contentTypeCodes: ['NOTE', 'ARTICLE'], dataTypes: ['CONTENT'], ...choice },
    });
    expect(await bodyOf({ page: 'x' })).toMatchObject({ body: { pageRequest: { page: 1 } } });
  });

  test('on a category’s page requests that category', async () => {
    expect(await bodyOf({}, { articleCategory: 'tips' })).toMatchObject({
      body: { classificationCode: 'tips' },
    });
  });

  test('takes the total from the server', async () => {
    const { data, tags } = await loadWith(loadNewestArticles, props, answers, { query: { page: '2' } });
    expect(data).toMatchObject({ newestPage: 2, newestPageSize: 20, newestTotalElements: 37 });
    expect(tags).toEqual(['feed:articles']);
  });
});

describe('in the browser', () => {
  const append = vi.spyOn(appended, 'appendedArticles');
  const page = (id: string, hasNext = true) => ({
    content: [{ ...articles.default, id }],
    totalElements: 60,
    hasNext,
  });
  let approach: () => void;

  beforeEach(() => {
    // A new history entry without a kept list.
    history.pushState(null, '');
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: object[]) => void) {
          approach = () => callback(this.seen.map((target) => ({ target, isIntersecting: true })));
        }
        seen: Element[] = [];
        observe = (target: Element) => void this.seen.push(target);
        unobserve = (target: Element) => void this.seen.splice(this.seen.indexOf(target), 1);
      },
    );
  });
  afterEach(() => {
    cleanup();
    append.mockReset();
    vi.unstubAllGlobals();
  });

  const { t: _, ...value } = fixtureContext({ lang: 'en' });
  const list = (over: Partial<Parameters<typeof NewestList>[0]> = {}) => (
    <ViewProvider value={value} messages={clientMessages('en')}>
      <NewestList
        layout="horizontal"
        className="list"
        page={1}
        pages={3}
        size={20}
        categoryCode="tips"
        knownIds={['1']}
        nextHref="?page=2"
        pagination={<nav />}
        {...over}
      >
        <li>1</li>
      </NewestList>
    </ViewProvider>
  );
  const ids = () => screen.queryAllByTestId('discover-card').map(({ dataset }) => dataset.id);
  const press = () => fireEvent.click(screen.getByTestId('load-more'));

  test('coming near the end appends the next page, once each', async () => {
    append.mockResolvedValueOnce(page('21')).mockResolvedValueOnce(page('41', false));
    render(list());
    approach();
    await waitFor(() => expect(ids()).toEqual(['21']));
    approach();
    await waitFor(() => expect(ids()).toEqual(['21', '41']));
    expect(append.mock.calls.map(([options]) => options)).toEqual([
      { page: 2, size: 20, classificationCode: 'tips' },
      { page: 3, size: 20, classificationCode: 'tips' },
    ]);
    expect(screen.queryByTestId('load-more')).toBeNull();
  });

  test('an article that moved onto the next page is shown once', async () => {
    append.mockResolvedValueOnce({
      ...page('1', false),
      content: [...page('1').content, ...page('21').content],
    });
    render(list());
    press();
    await waitFor(() => expect(ids()).toEqual(['21']));
  });

  test('a failed page is requested again by pressing, not by scrolling', async () => {
    append.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(page('21', false));
    render(list());
    press();
    await screen.findByRole('link', { name: 'Try again' });
    approach();
    expect(append).toHaveBeenCalledTimes(1);
    press();
    await waitFor(() => expect(ids()).toEqual(['21']));
    expect(append.mock.calls.map(([{ page: asked }]) => asked)).toEqual([2, 2]);
  });

  test('another page takes the focus to its beginning without scrolling, and says which it is', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const { rerender } = render(list());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(focus).not.toHaveBeenCalled();
    rerender(list({ page: 2 }));
    expect(screen.getByRole('status').textContent).toBe('Page 2 of 3');
    expect(document.activeElement).toBe(screen.getByTestId('newest-list'));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('changing the page resets appended items', async () => {
    append.mockResolvedValueOnce(page('21'));
    const { rerender } = render(list());
    press();
    await waitFor(() => expect(ids()).toEqual(['21']));
    rerender(list({ page: 2 }));
    expect(ids()).toEqual([]);
  });
});
