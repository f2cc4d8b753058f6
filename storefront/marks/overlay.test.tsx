import { afterEach, expect, test } from 'vitest';
import { overlay } from './overlay.ts';

const unsubscribe = overlay.subscribe(() => undefined);
afterEach(() => overlay.close());

test('the mouse over a page about one thing opens no overlay of the cards below it', () => {
  document.body.innerHTML =
    '<article><h1>A deal</h1><ul><li><article><p>Another</p><b data-overlay></b></article></li></ul></article>';
  const mark = document.querySelector('[data-overlay]');
  const pointAt = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  pointAt('h1');
  expect(overlay.isOpenAround(mark)).toBe(false);
  pointAt('p');
  expect(overlay.isOpenAround(mark)).toBe(true);
  pointAt('h1');
  expect(overlay.isOpenAround(mark)).toBe(false);
  unsubscribe();
});
