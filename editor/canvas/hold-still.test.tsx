import { afterEach, expect, test, vi } from 'vitest';
import { holdStill } from './hold-still.ts';

afterEach(() => document.body.replaceChildren());

class Swiper {
  at = 0;
  slideNext() {
    this.at += 1;
  }
  slideToLoop(index: number) {
    this.at = index;
  }
}

/** Banner of three slides; `start` is the arrival of its carousel's code. */
function banner() {
  const module = document.createElement('section');
  module.innerHTML = `<div class="viewport">${[1, 2, 3]
    .map((number) => `<p data-id="n-${number}" data-swiper-slide-index="${number - 1}"></p>`)
    .join('')}</div>`;
  document.body.append(module);
  const swiper = new Swiper();
  const start = () => {
    const viewport = module.firstElementChild as HTMLElement;
    Object.assign(viewport, { swiper });
    viewport.classList.add('swiper-initialized');
  };
  return { module, swiper, start };
}
test('a carousel stays where it is until it is released', () => {
  const { module, swiper, start } = banner();
  start();
  swiper.slideNext();
  const held = holdStill(module, 'n');
  swiper.slideNext();
  expect(swiper.at).toBe(1);
  held.release();
  swiper.slideNext();
  expect(swiper.at).toBe(2);
});

test('a carousel whose code loads later shows the wanted slide, too', async () => {
  const { module, swiper, start } = banner();
  const held = holdStill(module, 'n');
  held.show(2);
  expect(swiper.at).toBe(0);
  start();
  await vi.waitFor(() => expect(swiper.at).toBe(2));
  held.show(1);
  expect(swiper.at).toBe(1);
  held.show(9);
  expect(swiper.at).toBe(1);
  held.release();
});
