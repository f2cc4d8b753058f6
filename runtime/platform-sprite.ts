import { contrast } from '#locales/format/contrast.ts';
import { PLATFORM_LOOKS, platformSymbol } from '#schemas/platforms.ts';

/** SVG with a symbol for each platform's mark; `PlatformLogo` shows them, with the round lines of all icons. */
export function platformSprite(): string {
  const symbols = Object.values(PLATFORM_LOOKS).map((look) => {
    const ink = contrast(look.dot, '#ffffff') < 3 ? '#16161b' : '#ffffff';
    return `<symbol id="${platformSymbol(look)}" viewBox="0 0 16 16"><rect width="16" height="16" rx="5" fill="${look.dot}" stroke="none"/><path d="${look.mark}" stroke="${ink}" stroke-width="1.8"/></symbol>`;
  });
  return `<svg>${symbols.join('')}</svg>`;
}
