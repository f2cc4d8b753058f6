import type { ModuleFixtures } from '#runtime/module.ts';
import type { NavigationTabsProps } from './module.ts';

const slots = { deals: 'Deals of the day', guides: 'Shopping guides' };

const tabs: NavigationTabsProps['tabs'] = [
  { slot: 'deals', label: { th: 'ดีล', en: 'Deals' } },
  { slot: 'guides', label: { th: 'คู่มือ', en: 'Guides' } },
  { slot: 'brands', label: { th: 'แบรนด์', en: 'Brands' }, link: '/brands' },
];

export const navigationTabsFixtures: ModuleFixtures<NavigationTabsProps, undefined, 'sections'> = {
  default: { props: { tabs }, data: undefined, slots },
  sections: { props: { tabs, show: 'sections' }, data: undefined, slots },
  empty: { props: { tabs: [{ slot: 'gone', label: { th: 'ไม่มีช่องนี้' } }] }, data: undefined, slots },
  longestThai: {
    props: {
      tabs: [
        { slot: 'deals', label: { th: 'ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ กู้ภัย' } },
        { slot: 'guides', label: { th: 'ฎุฏู น้ำปั๊ม รับประกันศูนย์ไทย 2 ปี' } },
      ],
    },
    data: undefined,
    slots,
  },
  longestIndonesian: {
    props: {
      tabs: [
        { slot: 'deals', label: { id: 'Pertanggungjawaban sepenuhnya' } },
        { slot: 'guides', label: { id: 'Perlengkapan rumah tangga elektronik' } },
      ],
    },
    data: undefined,
    lang: 'id',
    slots,
  },
  /** Without images: here a tab has no label. */
  missingImage: {
    props: {
      tabs: [
        { slot: 'deals', label: {} },
        { slot: 'guides', label: { th: 'คู่มือ' } },
      ],
    },
    data: undefined,
    slots,
  },
};
