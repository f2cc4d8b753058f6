import { normaliseEnum } from './enums/normalise.ts';
import { PLATFORM_ALIASES, PLATFORMS, type Platform } from './enums/platform.ts';

/** Name of a platform and the colour of its dot. */
export type PlatformLook = { name: string; dot: string };

const LOOKS: Record<Exclude<Platform, 'UNKNOWN'>, PlatformLook> = {
  LAZADA: { name: 'Lazada', dot: '#0F146D' },
  SHOPEE: { name: 'Shopee', dot: '#EE4D2D' },
  TIKTOK: { name: 'TikTok Shop', dot: '#111111' },
  AMAZON: { name: 'Amazon', dot: '#FF9900' },
  ALIEXPRESS: { name: 'AliExpress', dot: '#E62E04' },
  SHEIN: { name: 'SHEIN', dot: '#222222' },
  TOKOPEDIA: { name: 'Tokopedia', dot: '#42B549' },
};

const looks = new Map<string, PlatformLook>(Object.entries(LOOKS));

/** Name and colour of a platform by its code in any spelling; undefined for an unknown one, which gets no logo. */
export function platformLook(code: string | undefined): PlatformLook | undefined {
  return code === undefined ? undefined : looks.get(normaliseEnum(code, PLATFORMS, PLATFORM_ALIASES));
}
