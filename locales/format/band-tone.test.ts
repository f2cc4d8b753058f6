import { expect, test } from 'vitest';
import { bandTone } from './band-tone.ts';

test.each([
  [['fff', '#ffe3d6'], 'ink'],
  [['#000', '#112233'], 'paper'],
  [['#ffffff', '#000000'], 'plate'],
  [['#ffffff', '#fff', '#eeeeee', 'ddd'], 'ink'],
  [['1d2b53', '2a3d73', '0b7a63', '112233'], 'paper'],
  // Each corner could be read on by itself.
  [['#ffffff', '#000000', '#ffffff', '#000000'], 'plate'],
  // Only between its ends this one is too dark for dark letters.
  [['#ff4040', '#00d000'], 'plate'],
  [['red', '#fff'], 'plate'],
  [['#fff'], 'plate'],
])('%j takes %s', (colours, tone) => {
  expect(bandTone(colours)).toBe(tone);
});
