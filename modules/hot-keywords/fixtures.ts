import type { ModuleFixtures } from '#runtime/module.ts';
import { deals } from '#storefront/fixtures.ts';
import type { HotKeywordsData } from './load.ts';
import { type HotKeywordsProps, hotKeywords } from './module.ts';

const { defaults: props } = hotKeywords;

const of = (...words: string[]) => ({
  props,
  data: { hotKeywords: words.map((keyword, index) => ({ id: `${index + 1}`, keyword })) },
});

export const hotKeywordsFixtures: ModuleFixtures<HotKeywordsProps, HotKeywordsData> = {
  default: of('air fryer', 'หูฟังไร้สาย', 'แต่งคอนโด'),
  empty: of(),
  longestThai: of(deals.longestThai.title, 'ปั๊มน้ำ'),
  longestIndonesian: { ...of(deals.longestIndonesian.title, 'Kipas angin'), lang: 'id' },
  /** It has no images. */
  missingImage: of('กล้อง'),
};
