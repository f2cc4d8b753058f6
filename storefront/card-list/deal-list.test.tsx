import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deals, fixtureContext } from '../fixtures.ts';
import { DealGrid } from '../strips/deal-grid.tsx';
import { DealList } from './deal-list.tsx';

const ctx = fixtureContext({ lang: 'en' });
const list = Object.values(deals);
const isEager = (card: HTMLElement) => card.querySelector('img')?.dataset.state !== 'placeholder';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  ),
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('DealList', () => {
  test('cards, then a link to the full list', () => {
    render(<DealList ctx={ctx} deals={list} href="/en/zestbuy-deal/zbc" />);
    const items = [...(screen.getByTestId('strip-track').children ?? [])];
    expect(items).toHaveLength(list.length + 1);
    const end = screen.getByRole('link', { name: 'See all' });
    expect(end.getAttribute('href')).toBe('/en/zestbuy-deal/zbc');
    expect(items.at(-1)?.contains(end)).toBe(true);
  });

  test('the first three pictures load at once', () => {
    const pictured = ['1', '2', '3', '4'].map((id) => ({ ...deals.default, id }));
    render(<DealList ctx={ctx} deals={pictured} href="/" />);
    expect(screen.getAllByTestId('deal-card').map(isEager)).toEqual([true, true, true, false]);
  });

  test.each(['deal', 'daily'] as const)('the first three of its %s cards wear their rank', (card) => {
    render(<DealList ctx={ctx} deals={list} href="/" card={card} />);
    expect(screen.getAllByTestId('deal-rank').map((rank) => rank.textContent)).toEqual(['01', '02', '03']);
  });

  test('daily cards with their time left', () => {
    render(<DealList ctx={ctx} deals={list} href="/" card="daily" timeLeft="08:41:07" />);
    expect(screen.getAllByTestId('daily-deal-card')).toHaveLength(list.length);
    expect(screen.getAllByTestId('deal-time-left')).toHaveLength(list.length);
  });

  test('a daily card leads to its deal on desktop, to the full list on a phone', () => {
    const first = () => screen.getAllByTestId('deal-title')[0]?.querySelector('a')?.getAttribute('href');
    render(<DealList ctx={ctx} deals={list} href="/all" card="daily" />);
    expect(first()).toBe('/en/content/D1');
    cleanup();
    render(<DealList ctx={fixtureContext({ device: 'phone' })} deals={list} href="/all" card="daily" />);
    expect(first()).toBe('/all');
  });

  function pushToEnd() {
    const track = screen.getByTestId('strip-track');
    Object.defineProperties(track, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    track.scrollLeft = 600;
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByTestId('strip-end').addEventListener('click', followed);
    fireEvent.wheel(track, { deltaX: 50 });
    fireEvent.wheel(track, { deltaX: 50 });
    return followed;
  }

  test('pushing to the end follows the link once, on desktop', () => {
    render(<DealList ctx={ctx} deals={list} href="/all" />);
    expect(pushToEnd()).toHaveBeenCalledOnce();
  });

  test('on a phone only daily offers do so', () => {
    const phone = fixtureContext({ device: 'phone' });
    render(<DealList ctx={phone} deals={list} href="/all" />);
    expect(pushToEnd()).not.toHaveBeenCalled();
    cleanup();
    render(<DealList ctx={phone} deals={list} href="/all" card="daily" />);
    expect(pushToEnd()).toHaveBeenCalledOnce();
  });
});

test('DealGrid ranks nothing', () => {
  render(<DealGrid ctx={ctx} deals={list} eager={1} />);
  expect(screen.queryByTestId('deal-rank')).toBeNull();
  expect(screen.getAllByTestId('deal-card').filter(isEager)).toHaveLength(2);
});
