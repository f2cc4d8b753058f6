import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReturnToCard } from './use-kept.ts';
import { useMorePages } from './use-more-pages.ts';

type Item = { id: string };
const load = vi.fn<(page: number) => Promise<{ content: Item[]; hasNext: boolean }>>();

function List({
  first = ['1'],
  page = 1,
  name = 'list',
}: {
  first?: string[];
  page?: number;
  name?: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  const kept = { list: name, of: 'en', root };
  const { items, more, isBack } = useMorePages({ page, hasNext: true, knownIds: first, load, kept });
  return (
    <div ref={root} data-testid={name}>
      {items.map(({ id }) => (
        <a key={id} href={`/content/${id}`}>
          {id}
        </a>
      ))}
      {isBack && <ReturnToCard {...kept} />}
      <button type="button" onClick={more}>
        more {name}
      </button>
    </div>
  );
}

const page = (...ids: string[]) => ({ content: ids.map((id) => ({ id })), hasNext: true });
const shown = (name = 'list') =>
  [...screen.getByTestId(name).querySelectorAll('a')].map(({ textContent }) => textContent);
const more = (name = 'list') => act(async () => screen.getByText(`more ${name}`).click());

/** Page whose request is pending. */
function pending() {
  let arrive: (answer: ReturnType<typeof page>) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  return (...ids: string[]) => act(async () => arrive(page(...ids)));
}

beforeEach(() => {
  // A new history entry without a kept list.
  history.pushState(null, '');
  load.mockReset();
});
afterEach(cleanup);

test('appended items are restored at once, and the next page is the one after them', async () => {
  load.mockResolvedValueOnce(page('2')).mockResolvedValueOnce(page('3'));
  const { unmount } = render(<List />);
  await more();
  unmount();
  render(<List />);
  expect(shown()).toEqual(['2']);
  await more();
  expect(shown()).toEqual(['2', '3']);
  expect(load.mock.calls).toEqual([[2], [3]]);
});

test('a list without a first page requests it at once, and not again when the visitor returns', async () => {
  load.mockResolvedValueOnce(page('1'));
  const { unmount } = render(<List first={[]} page={0} />);
  await vi.waitFor(() => expect(shown()).toEqual(['1']));
  unmount();
  render(<List first={[]} page={0} />);
  await act(async () => undefined);
  expect(shown()).toEqual(['1']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page whose response arrives after leaving is requested again on return', async () => {
  const arrive = pending();
  const { unmount } = render(<List />);
  await more();
  unmount();
  render(<List />);
  await arrive('2');
  expect(shown()).toEqual([]);
  load.mockResolvedValueOnce(page('2'));
  await more();
  expect(load.mock.calls).toEqual([[2], [2]]);
  expect(shown()).toEqual(['2']);
});

test('each list of a page gets its own state back', async () => {
  load.mockResolvedValueOnce(page('2')).mockResolvedValueOnce(page('9'));
  const both = (
    <>
      <List />
      <List name="other" />
    </>
  );
  const { unmount } = render(both);
  await more();
  await more('other');
  unmount();
  render(both);
  expect([shown(), shown('other')]).toEqual([['2'], ['9']]);
});

test('a changed first page drops the appended items, and a late response for the old one is ignored', async () => {
  load.mockResolvedValueOnce(page('2'));
  const { rerender } = render(<List />);
  await more();
  const arrive = pending();
  await more();
  rerender(<List first={['0', '1']} />);
  expect(shown()).toEqual([]);
  await arrive('3');
  expect(shown()).toEqual([]);
  load.mockResolvedValueOnce(page('2'));
  await more();
  expect(load.mock.calls).toEqual([[2], [3], [2]]);
});
