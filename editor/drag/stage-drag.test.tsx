import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrame } from '../canvas/frame-state.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { createStageDrag } from './stage-drag.ts';

let ticks: FrameRequestCallback[] = [];
/** Runs the callbacks of one frame of the screen. */
function tick(): void {
  const due = ticks;
  ticks = [];
  for (const each of due) each(0);
}

beforeEach(() => {
  ticks = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => ticks.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    ticks = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Frame of 195 × 400 px at (100, 50), whose page is shown at half its size. */
function stage() {
  const store = sampleStore();
  const drag = createStageDrag(store);
  const iframe = document.createElement('iframe');
  document.body.append(iframe);
  iframe.getBoundingClientRect = () => new DOMRect(100, 50, 195, 400);
  vi.spyOn(iframe, 'offsetWidth', 'get').mockReturnValue(390);
  const scrolled = vi.spyOn(iframe.contentWindow as Window, 'scrollBy').mockReturnValue();
  const frame = createFrame();
  frame.setState({ rects: { '': [0, 0, 390, 900], a: [0, 0, 390, 200], tabs: [0, 200, 390, 200] } });
  drag.frames.add({ iframe, frame });
  const move = (clientX: number, clientY: number) =>
    window.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY }));
  const start = (isElsewhere = () => false) => drag.start([], new MouseEvent('pointerdown'), isElsewhere);
  return { drag, frame, move, start, scrolled, target: () => drag.drop.getState().target?.place };
}

test('the target follows the pointer by scale and scroll, once a frame of the screen', () => {
  const { drag, frame, move, start, target } = stage();
  start();
  move(200, 120);
  move(200, 140);
  expect([ticks.length, target()]).toEqual([1, undefined]);
  tick();
  expect(target()).toMatchObject({ index: 1, after: 'a' });
  frame.setState({ scroll: { x: 0, y: 200 } });
  move(200, 141);
  tick();
  expect(target()).toMatchObject({ index: 2, after: 'tabs' });
  move(20, 140);
  tick();
  expect(target()).toBeUndefined();
  drag.stop();
});

test('the release counts where the pointer is then; nothing follows it afterwards', () => {
  const { drag, move, start, target } = stage();
  start();
  move(200, 60);
  tick();
  expect(target()).toMatchObject({ index: 0 });
  move(200, 300);
  expect(drag.stop()?.place).toMatchObject({ index: 2 });
  expect(drag.drop.getState()).toEqual({ frame: undefined, target: undefined });
  move(200, 60);
  expect(ticks).toEqual([]);
});

test('a target that stays the same is the same object', () => {
  const { drag, move, start } = stage();
  start();
  move(200, 140);
  tick();
  const first = drag.drop.getState();
  move(201, 141);
  tick();
  expect(drag.drop.getState()).toBe(first);
  drag.stop();
});

test('the page scrolls on while the pointer rests at its edge, faster closer to it', () => {
  const { drag, move, start, scrolled } = stage();
  start();
  const step = () => scrolled.mock.lastCall?.[0];
  move(200, 200);
  tick();
  expect([scrolled.mock.calls.length, ticks.length]).toEqual([0, 0]);
  move(200, 450 - 32);
  tick();
  tick();
  expect([scrolled.mock.calls.length, step()]).toEqual([2, { top: 12, behavior: 'instant' }]);
  move(200, 51);
  tick();
  expect(step()).toEqual({ top: -24, behavior: 'instant' });
  drag.stop();
  expect(ticks).toEqual([]);
});

test('another target above the stage takes the drop', () => {
  const { drag, move, start, target } = stage();
  start(() => true);
  move(200, 140);
  tick();
  expect([target(), drag.stop()]).toEqual([undefined, undefined]);
});
