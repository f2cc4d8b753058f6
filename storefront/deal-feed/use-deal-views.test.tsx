import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDealViews } from './use-deal-views.ts';

/** Mock of the IntersectionObserver: the observed elements, and a function that reports them as visible. */
const watched = new Set<Element>();
let report: (entries: { isIntersecting: boolean; target: Element }[]) => void;

const sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => void watched.add(element);
      disconnect = () => watched.clear();
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ success: true, code: '200', message: '', data: null });
  });
});

afterEach(() => {
  cleanup();
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List({ ids }: { ids: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useDealViews(list);
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id}>
          <article data-testid="deal-card" data-id={id} />
        </li>
      ))}
    </ul>
  );
}

const cards = () => screen.getAllByTestId('deal-card');
const event = (id: string) => ({ id, type: 'DEAL', page: 'home', module: 'feed' });

async function see(...seen: [Element | undefined, boolean][]) {
  report(seen.flatMap(([target, isIntersecting]) => (target ? [{ target, isIntersecting }] : [])));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

test('each deal that comes into sight is reported once, also one added later', async () => {
  const { rerender } = render(<List ids={['1', '2']} />);
  expect([...watched]).toEqual(cards());
  await see([cards()[0], true], [cards()[1], false]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(['/api/saas-search-service/clicks/collect', [event('1')]]);

  rerender(<List ids={['1', '2', '3']} />);
  await vi.waitFor(() => expect(watched.size).toBe(3));
  await see([cards()[0], true], [cards()[2], true]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(['/api/saas-search-service/clicks/collect', [event('3')]]);
});

test('a preview reports nothing', () => {
  document.documentElement.dataset.preview = '';
  render(<List ids={['1']} />);
  delete document.documentElement.dataset.preview;
  expect(watched.size).toBe(0);
});

test('observes nothing after unmounting', () => {
  const { unmount } = render(<List ids={['1']} />);
  unmount();
  expect(watched.size).toBe(0);
});

test('a browser without the observer reports nothing', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(() => render(<List ids={['1']} />)).not.toThrow();
});
