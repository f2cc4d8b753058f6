import { describe, expect, it, test } from 'vitest';
import { colour, controlPairs, textPairs } from '#ui/token-pairs.ts';
import { channels, contrast } from './contrast.ts';

describe.each(['light', 'dark'] as const)('tokens, %s', (theme) => {
  test.each(textPairs)('%s on %s can be read (4.5:1)', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('%s on %s can be seen (3:1)', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 for black on white, whichever comes first, and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#fff', '#000')).toBe(21);
    expect(contrast('#c9360e', '#c9360e')).toBe(1);
  });

  it('agrees with a published value', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(['#12345', 'red', '', '#12345g'])('refuses %j', (text) => {
    expect(() => channels(text)).toThrow(RangeError);
  });
});
