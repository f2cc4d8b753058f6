import { normaliseEnum } from './enums/normalise.ts';
import { PLATFORM_ALIASES, PLATFORMS, type Platform } from './enums/platform.ts';

/**
 * Name of a platform, the colour of its dot and, on that, strokes of our own on a grid of 16: the platforms' trademarks
 * are theirs.
 */
export type PlatformLook = { name: string; dot: string; mark: string };

export const PLATFORM_LOOKS: Record<Exclude<Platform, 'UNKNOWN'>, PlatformLook> = {
  LAZADA: { name: 'Lazada', dot: '#0F146D', mark: 'M6 4v8h4.5' },
  SHOPEE: {
    name: 'Shopee',
    dot: '#EE4D2D',
    mark: 'M10.6 5.3C9.6 4 6 4 6 6.2c0 2.3 4.7 1.3 4.7 3.7 0 2.2-3.9 2.5-5.2.9',
  },
  TIKTOK: { name: 'TikTok Shop', dot: '#111111', mark: 'M4.5 4.5h7M8 4.5V12' },
  AMAZON: { name: 'Amazon', dot: '#FF9900', mark: 'M4.5 12L8 4l3.5 8M6 9.4h4' },
  ALIEXPRESS: { name: 'AliExpress', dot: '#E62E04', mark: 'M3 12l4-8h5.5M8 4v8h4.5M8 8h4M4.5 9.5H8' },
  SHEIN: { name: 'SHEIN', dot: '#222222', mark: 'M8 6.6v-.9a1.4 1.4 0 1 0-1.4-1.4M8 6.6l-5.2 4.6h10.4z' },
  TOKOPEDIA: { name: 'Tokopedia', dot: '#42B549', mark: 'M4 6h8l.8 6.5H3.2zM6 6V5.5a2 2 0 0 1 4 0V6' },
};

const looks = new Map<string, PlatformLook>(Object.entries(PLATFORM_LOOKS));

/** Name and colour of a platform by its code in any spelling; undefined for an unknown one, which gets no logo. */
export function platformLook(code: string | undefined): PlatformLook | undefined {
  return code === undefined ? undefined : looks.get(normaliseEnum(code, PLATFORMS, PLATFORM_ALIASES));
}

/** Id of the drawing of a platform's mark, which every page has once (`runtime/platform-sprite.ts`). */
export const platformSymbol = ({ name }: PlatformLook): string => `p-${name.replaceAll(' ', '-')}`;
