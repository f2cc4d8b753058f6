import { afterEach, expect, test, vi } from 'vitest';
import { overlay } from './overlay.ts';

const unsubscribers: (() => void)[] = [];
afterEach(() => {
  overlay.close();
  for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
});

const pointAt = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));

/** Counts the calls of one mark's listener. */
function watch(selector: string) {
  const told = vi.fn();
  unsubscribers.push(overlay.subscribe(document.querySelector(selector), told));
  return told;
}

test('the mouse over an article opens no overlay of the cards in it', () => {
  document.body.innerHTML =
    '<article><h1>A deal</h1><ul><li><article><p>Another</p><b data-overlay></b></article></li></ul></article>';
  const mark = document.querySelector('[data-overlay]');
  watch('[data-overlay]');
  pointAt('h1');
  expect(overlay.isOpenAround(mark)).toBe(false);
  pointAt('p');
  expect(overlay.isOpenAround(mark)).toBe(true);
  pointAt('h1');
  expect(overlay.isOpenAround(mark)).toBe(false);
});

test('only the listeners of the cards that the mouse leaves and enters are called', () => {
  document.body.innerHTML = [1, 2, 3]
    .map((n) => `<article id="c${n}"><b data-overlay></b></article>`)
    .join('');
  const [first, second, third] = [watch('#c1 b'), watch('#c2 b'), watch('#c3 b')];
  pointAt('#c1');
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  pointAt('#c2');
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0]);
  overlay.close();
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 0]);
});
