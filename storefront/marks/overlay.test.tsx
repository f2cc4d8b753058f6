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

test('the mouse over an article opens no overlay of the cards in it', () => {
  document.body.innerHTML =
    '<article><h1>A deal</h1><ul><li><article><p>Another</p><b data-overlay></b></article></li></ul></article>';
  const mark = document.querySelector('[data-overlay]');
  unsubscribers.push(overlay.subscribe(() => undefined));
  pointAt('h1');
  expect(overlay.get()).toBeUndefined();
  pointAt('p');
  expect(overlay.get()).toBe(mark);
  pointAt('h1');
  expect(overlay.get()).toBeUndefined();
});

test('listeners are called when another card’s overlay opens, and when it closes', () => {
  document.body.innerHTML = [1, 2].map((n) => `<article id="c${n}"><b data-overlay></b></article>`).join('');
  const told = vi.fn();
  unsubscribers.push(overlay.subscribe(told));
  pointAt('#c1');
  pointAt('#c1 b');
  expect(told).toHaveBeenCalledTimes(1);
  pointAt('#c2');
  overlay.close();
  expect(told).toHaveBeenCalledTimes(3);
});
