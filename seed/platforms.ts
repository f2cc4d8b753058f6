import type { Platform } from '#schemas/enums/platform.ts';
import type { Random } from '#server/platform/random.ts';
import type { ProductKind } from './draw/kinds.ts';

const WEARABLE: readonly ProductKind[] = ['dress', 't-shirt', 'sandals', 'lipstick', 'cushion'];

/** Percentages of the platforms that sell to Thailand in baht; the rest is LAZADA. */
const SHARES: readonly [Platform, number][] = [
  ['SHOPEE', 36],
  ['TIKTOK', 18],
  ['ALIEXPRESS', 2],
];

export function pickPlatform(kind: ProductKind, random: Random): Platform {
  if (WEARABLE.includes(kind) && random.chance(0.1)) return 'SHEIN';
  let roll = random.next() * 100;
  for (const [platform, share] of SHARES) {
    roll -= share;
    if (roll < 0) return platform;
  }
  return 'LAZADA';
}

/** URL of an item on its platform. */
export function itemUrl(platform: Platform, itemId: string): string {
  switch (platform) {
    case 'SHOPEE':
      return `https://shopee.co.th/product/${itemId.slice(0, 6)}/${itemId}`;
    case 'TIKTOK':
      return `https://www.tiktok.com/view/product/${itemId}`;
    case 'ALIEXPRESS':
      return `https://www.aliexpress.com/item/${itemId}.html`;
    case 'SHEIN':
      return `https://th.shein.com/item-p-${itemId}.html`;
    default:
      return `https://www.lazada.co.th/products/i${itemId}.html`;
  }
}
