import { expect, test } from 'vitest';
import { contrast } from '#locales/format/contrast.ts';
import { PLATFORM_LOOKS, platformSymbol } from '#schemas/platforms.ts';
import { platformSprite } from './platform-sprite.ts';

const symbols = platformSprite().match(/<symbol.*?<\/symbol>/gu) ?? [];

test('the drawing has one symbol for each platform, and nothing else', () => {
  expect(platformSprite()).toBe(`<svg>${symbols.join('')}</svg>`);
  expect(symbols).toHaveLength(Object.keys(PLATFORM_LOOKS).length);
});

test.each(Object.values(PLATFORM_LOOKS))('the strokes of $name stand out from its dot', (look) => {
  const symbol = symbols.find((one) => one.includes(`id="${platformSymbol(look)}"`));
  expect(symbol).toContain(`fill="${look.dot}" stroke="none"`);
  expect(symbol).toMatch(/ stroke-width="1.8"\/><\/symbol>$/u);
  expect(symbol).toContain(`<path d="${look.mark}" stroke="#`);
  const ink = /stroke="(#\w+)"/u.exec(symbol ?? '')?.[1] ?? '';
  expect(contrast(ink, look.dot)).toBeGreaterThanOrEqual(3);
});

test('strokes are white unless the dot is too light for it', () => {
  const ink = (name: string) =>
    /stroke="(#\w+)"/u.exec(symbols.find((one) => one.includes(`id="p-${name}"`)) ?? '')?.[1];
  expect(ink('Lazada')).toBe('#ffffff');
  expect(ink('Amazon')).toBe('#16161b');
});
