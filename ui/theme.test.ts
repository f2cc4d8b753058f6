import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#locales/format/contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { themeVariables } from './theme.ts';
import { colour, textPairs } from './token-pairs.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('themeVariables', () => {
  it('keeps every text readable with any primary and surface of a tenant', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('clean' as const, 'tinted' as const), (primary, surface) => {
        const variables = themeVariables({ primary, surface });
        for (const theme of ['light', 'dark'] as const)
          for (const [ink, ground] of textPairs) {
            const ratio = contrast(colour(ink, theme, variables), colour(ground, theme, variables));
            expect(ratio, `${theme}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves a primary that is readable already as it is', () => {
    expect(themeVariables({ primary: '#c9360e' })['--primary-light']).toBe('#c9360e');
  });

  it('darkens a primary that is too light, keeping its hue', () => {
    const adjusted = themeVariables({ primary: '#ffd400' })['--primary-light'] ?? '';
    expect(toOklch(adjusted).l).toBeLessThan(toOklch('#ffd400').l);
    expect(toOklch(adjusted).h).toBeCloseTo(toOklch('#ffd400').h, 1);
  });

  it('sets only the chosen variables', () => {
    expect(themeVariables({})).toEqual({});
    expect(themeVariables({ shape: 'sharp' })).toEqual({ '--radius': '0' });
    expect(themeVariables({ shape: 'round' })).toEqual({ '--radius': '1.5' });
    expect(Object.keys(themeVariables({ surface: 'tinted' }))).toHaveLength(4);
  });

  it('refuses a primary that is no hex colour', () => {
    expect(() => themeVariables({ primary: 'red' })).toThrow(RangeError);
  });
});

describe('OKLCH', () => {
  it('takes every colour there and back', () => {
    fc.assert(
      fc.property(hex, (value) => {
        expect(toHex(toOklch(value))).toBe(value);
      }),
    );
  });

  it('ends at black and white', () => {
    expect([-0.2, 1.2].map((l) => toHex({ l, c: 0, h: 0 }))).toEqual(['#000000', '#ffffff']);
  });

  it('gives up chroma, not lightness, for a colour that sRGB lacks', () => {
    const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 2.5 }));
    expect(shown.l).toBeCloseTo(0.7, 1);
    expect(shown.c).toBeLessThan(0.3);
  });
});
