import type { Text } from '#locales/format/localize.ts';

export type DealModuleData = {
  kind: 'zbc' | 'zbe' | 'module';
  label: Text;
  /** Two or four colours, pale enough for dark text. */
  colours: readonly string[];
  /** First-level categories, each given by one of its descendants; without it, deals of all categories. */
  categories?: readonly string[];
  count: number;
};

export const DEAL_MODULES: readonly DealModuleData[] = [
  {
    kind: 'zbc',
    label: ['คอลเลกชันคัดมือ', 'Handpicked Collection', 'Koleksi Pilihan'],
    colours: ['#FFE1D3', '#FFF8F3'],
    count: 20,
  },
  {
    kind: 'zbe',
    label: ['ดีลเฉพาะที่นี่', 'Exclusive Deals', 'Promo Eksklusif'],
    colours: ['#FFF0C9', '#FFE3E8', '#FDF6E3', '#FFFFFF'],
    count: 16,
  },
  {
    kind: 'module',
    label: ['แกดเจ็ตน่ามี', 'Gadgets Worth Having', 'Gadget Wajib Punya'],
    colours: ['#DCE9FF', '#F5F9FF'],
    categories: ['flagship-phones', 'earbuds', 'laptops'],
    count: 18,
  },
  {
    kind: 'module',
    label: ['บ้านน่าอยู่ ราคาน่ารัก', 'A Nicer Home for Less', 'Rumah Nyaman, Harga Hemat'],
    colours: ['#E2F3E6', '#F4EBD8', '#F1FAF3', '#FFFFFF'],
    categories: ['air-fryers', 'sofas'],
    count: 12,
  },
  {
    kind: 'module',
    label: ['สวยครบจบในที่เดียว', 'Everything Beauty', 'Serba Kecantikan'],
    colours: [],
    categories: ['serums', 'dresses'],
    count: 14,
  },
];
