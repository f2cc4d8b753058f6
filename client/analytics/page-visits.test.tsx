import { afterEach, expect, test } from 'vitest';
import { scrollRoot } from './page-visits.ts';

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
