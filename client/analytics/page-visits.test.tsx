import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { scrollRoot, watchPages } from './page-visits.ts';

const MARKED = `
  <main data-scroll-root="mobile"></main>
  <main data-scroll-root="desktop"></main>
  <main data-scroll-root></main>`;
const rootOf = (width: number) => {
  window.innerWidth = width;
  const root = scrollRoot();
  return root === (document.scrollingElement ?? document.documentElement)
    ? 'document'
    : root.getAttribute('data-scroll-root');
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('[Y5] up to 768 px the mobile root scrolls, else the desktop one, a generic one, the document', () => {
  document.body.innerHTML = MARKED;
  expect(rootOf(768)).toBe('mobile');
  expect(rootOf(769)).toBe('desktop');
  document.querySelector('[data-scroll-root="desktop"]')?.remove();
  expect(rootOf(769)).toBe('');
  document.body.innerHTML = '';
  expect(rootOf(769)).toBe('document');
  expect(rootOf(360)).toBe('document');
});

/**
 * Enters a page of 1,000 px in a window of 100; returns the recorded events and a function that scrolls to a share of
 * its height.
 */
function visit() {
  vi.useFakeTimers();
  const told: string[] = [];
  const watch = watchPages((name) => told.push(name));
  let bottom = 100;
  const root = document.documentElement;
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(1_000);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(root, 'scrollTop', 'get').mockImplementation(() => bottom - 100);
  onTestFinished(() => {
    watch.stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  watch.show(location.href);
  const scrollTo = (share: number) => {
    bottom = share * 1_000;
    document.dispatchEvent(new Event('scroll'));
  };
  return { told, scrollTo, isFinished: () => told.includes('page-finish') };
}

test('[Y4 finish] a page is finished at 90 % of its height, not at 89', () => {
  const { scrollTo, isFinished } = visit();
  vi.advanceTimersByTime(10_000);
  scrollTo(0.89);
  vi.advanceTimersByTime(10_000);
  expect(isFinished()).toBe(false);
  scrollTo(0.9);
  vi.advanceTimersByTime(200);
  expect(isFinished()).toBe(true);
});

test('[Y4 finish] a page isn’t finished in less than 3 s; at its end by then it is, once', () => {
  const { told, scrollTo, isFinished } = visit();
  vi.advanceTimersByTime(100);
  scrollTo(1);
  vi.advanceTimersByTime(2_899);
  expect(isFinished()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isFinished()).toBe(true);
  scrollTo(0.1);
  scrollTo(1);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['page-view', 'page-finish']);
});

test('[Y4 finish] scrolling back up before 3 s doesn’t finish the page', () => {
  const { scrollTo, isFinished } = visit();
  scrollTo(1);
  vi.advanceTimersByTime(2_000);
  scrollTo(0.5);
  vi.advanceTimersByTime(60_000);
  expect(isFinished()).toBe(false);
});

test('[Y4 throttle] while scrolling, the end of the page is checked once in 200 ms', () => {
  const { scrollTo } = visit();
  const looks = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000);
  for (let at = 0; at < 1_000; at += 20) {
    scrollTo(0.5);
    vi.advanceTimersByTime(20);
  }
  expect(looks).toHaveBeenCalledTimes(5);
});
