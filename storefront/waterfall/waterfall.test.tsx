import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Waterfall } from './waterfall.tsx';

const COLUMNS =
  '[data-kind] { --columns: 2; --column: 180; --row: 0.625; --extra: 6.9375; } :root { font-size: 16px; }';
const cards = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `${i}`, card: `Card ${i}` }));

/** A waterfall in two columns at the top of a window of 768 pixels. */
function show(count: number) {
  const listRef = createRef<HTMLUListElement>();
  const { container } = render(
    <>
      <style>{COLUMNS}</style>
      <Waterfall kind="deal" cards={cards(count)} listRef={listRef} />
    </>,
  );
  return { list: listRef.current as HTMLUListElement, shown: () => container.querySelectorAll('li').length };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[F5] a waterfall', () => {
  test('of 40 cards is whole, one of 41 has those near the screen', () => {
    expect(show(40).shown()).toBe(40);
    const { shown } = show(41);
    expect(shown()).toBeGreaterThan(5);
    expect(shown()).toBeLessThan(20);
  });

  test('checks the cards’ positions once every 100 ms while it is scrolled', () => {
    const { list } = show(41);
    act(() => vi.advanceTimersByTime(1_000));
    const measure = vi.spyOn(list, 'getBoundingClientRect');
    const scrollFor = (ms: number) => {
      measure.mockClear();
      for (let at = 0; at < ms; at += 10) {
        act(() => {
          document.dispatchEvent(new Event('scroll'));
          vi.advanceTimersByTime(10);
        });
      }
      return measure.mock.calls.length;
    };
    expect(scrollFor(100)).toBe(2);
    expect(scrollFor(1_000)).toBe(10);
  });
});
