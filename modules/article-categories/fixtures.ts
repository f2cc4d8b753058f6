import type { ModuleFixtures } from '#runtime/module.ts';
import type { ArticleCategoriesData } from './load.ts';
import type { ArticleCategoriesProps } from './module.ts';

const of = (...names: string[]) => ({
  props: { title: {} },
  data: { categories: names.map((name, index) => ({ id: `${index}`, code: `c${index}`, name })) },
});

export const articleCategoriesFixtures: ModuleFixtures<ArticleCategoriesProps, ArticleCategoriesData> = {
  default: of('รีวิว', 'คู่มือช้อปปิ้ง', 'ไอที'),
  empty: of(),
  longestThai: of('ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ', 'กู้ภัยที่นี่ ฎุฏู', 'รับประกันศูนย์ไทย', 'ผ่อน 0% นาน 10 เดือน'),
  longestIndonesian: {
    ...of(
      'Pertanggungjawaban',
      'Perlengkapan rumah tangga',
      'Keanekaragaman elektronik',
      'Ketidakberpihakan',
    ),
    lang: 'id',
  },
  /** It has no images. */
  missingImage: of('รีวิว'),
};
