import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { deals, fixtureContext } from '../fixtures.ts';
import { DealFeed } from './deal-feed.tsx';

type Answer = () => Promise<Response>;
const sent: unknown[] = [];
let answers: Answer[] = [];
const page = (ids: string[], hasNext = true): Answer => {
  const content = ids.map((id) => ({ ...deals.default, id }));
  const data = { content, totalElements: 99, hasNext };
  return async () => Response.json({ success: true, code: '200', message: '', data });
};

// Loading the cards' code takes longer than a response on a busy machine.
beforeAll(() => import('../cards/deal-card.tsx'));
beforeEach(() => {
  // A new history entry without a kept list.
  history.pushState(null, '');
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    const answer = answers.shift();
    if (!answer) throw new Error('not expected');
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { t: _, ...value } = fixtureContext({ lang: 'en' });
function show(...queue: Answer[]) {
  answers = queue;
  render(
    <ViewProvider value={value} messages={clientMessages('en')}>
      <DealFeed
        id="feed"
        tabs={[{ value: 'FREE_SHIPPING', label: 'Free' }]}
        name="Deals"
        cards={['a', 'b'].map((id) => ({ id, card: <div data-id={id} /> }))}
        hasNext
      />
    </ViewProvider>,
  );
}
const shown = () =>
  [...screen.getByTestId('deal-feed').querySelectorAll<HTMLElement>('[data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const button = () => screen.getByTestId('load-more');
const more = () => fireEvent.click(button());
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const request = (page: number, ...labelCodes: string[]) => ({
  pageRequest: expect.objectContaining({ page }),
  labelCodes,
});

test('the server-rendered page is page 1 and isn’t requested', async () => {
  show(page(['c']));
  expect(shown()).toEqual(['a', 'b']);
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  expect(sent).toEqual([request(2)]);
});

test('more appends page 2, then 3, without repeating a deal; the last page ends it', async () => {
  show(page(['b', 'c']), page(['d'], false));
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd']));
  expect(sent).toEqual([request(2), request(3)]);
  expect(screen.queryByTestId('load-more')).toBeNull();
});

test('another label starts at page 1, and All shows the server’s page again without a call', async () => {
  show(page(['c']), page(['d']), page(['e']), page(['b']));
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd']));
  choose('Free');
  await waitFor(() => expect(shown()).toEqual(['e']));
  expect(sent.at(-1)).toEqual(request(1, 'FREE_SHIPPING'));
  more();
  await waitFor(() => expect(shown()).toEqual(['e', 'b']));
  expect(sent.at(-1)).toEqual(request(2, 'FREE_SHIPPING'));
  choose('All');
  expect(shown()).toEqual(['a', 'b']);
  expect(sent).toHaveLength(4);
});

test('skeletons are shown while a page loads, and a second press sends no request', async () => {
  let answer: (response: Response) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  choose('Free');
  expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(0);
  expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await waitFor(() => expect(sent).toHaveLength(1));
  more();
  answer(await page(['c'])());
  await waitFor(() => expect(shown()).toEqual(['c']));
  expect(screen.queryByTestId('skeleton')).toBeNull();
  expect(sent).toHaveLength(1);
});

test('a late response for a previous label is ignored', async () => {
  let answer: (response: Response) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)), page(['d']));
  choose('Free');
  await waitFor(() => expect(sent).toHaveLength(1));
  choose('All');
  const late = await page(['c'])();
  const read = vi.spyOn(late, 'text');
  answer(late);
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(shown()).toEqual(['a', 'b']);
  // A page that is asked for later comes after whatever the late one has done.
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'd']));
});

test('a failed page is requested again', async () => {
  show(async () => Response.json({}, { status: 503 }), page(['c']));
  more();
  await waitFor(() => expect(button().textContent).toBe('Try again'));
  expect(shown()).toEqual(['a', 'b']);
  expect(screen.getByRole('status').textContent).toContain('load');
  more();
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  expect(sent).toEqual([request(2), request(2)]);
});

test('a label without deals shows a message', async () => {
  show(page([], false));
  choose('Free');
  await waitFor(() => expect(screen.getByTestId('no-data')).toBeDefined());
});

test('a click on the selected label clears the choice', async () => {
  show(page(['x']));
  choose('Free');
  await waitFor(() => expect(shown()).toEqual(['x']));
  choose('Free');
  await waitFor(() => expect(shown()).toEqual(['a', 'b']));
  expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  expect(sent).toEqual([request(1, 'FREE_SHIPPING')]);
});
