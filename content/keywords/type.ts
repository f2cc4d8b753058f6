import { defineContentType } from '#schemas/content-type/define.ts';

export const keywords = defineContentType({
  type: 'keywords',
  name: { th: 'คำค้นยอดนิยม', en: 'Hot keywords', id: 'Kata kunci populer' },
  one: { th: 'คำค้นยอดนิยม', en: 'Hot keyword', id: 'Kata kunci populer' },
  about: {
    th: 'คำที่แนะนำใต้ช่องค้นหา เรียงตามความนิยม',
    en: 'Words suggested under the search field, by popularity',
    id: 'Kata yang disarankan di bawah kolom pencarian, menurut popularitas',
  },
  group: 'search',
  lifecycle: 'direct',
  fields: [
    {
      name: 'keyword',
      type: 'TEXT',
      localized: true,
      maxLength: 60,
      short: true,
      label: 'contentField.keyword',
      required: true,
    },
    { name: 'heat', type: 'NUMBER', min: 0, max: 1_000_000_000, label: 'contentField.heat' },
  ],
  title: 'keyword',
  columns: ['heat'],
  filters: ['heat'],
  sorts: [{ field: 'heat', descending: true }],
  address: '/search',
});
