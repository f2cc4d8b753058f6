import { defineContentType } from '#schemas/content-type/define.ts';

export const searchRedirects = defineContentType({
  type: 'search-redirects',
  name: { th: 'คำค้นที่พาไปหน้าอื่น', en: 'Search redirects', id: 'Pengalihan pencarian' },
  one: { th: 'คำค้นที่พาไปหน้าอื่น', en: 'Search redirect', id: 'Pengalihan pencarian' },
  about: {
    th: 'คำค้นที่เปิดหน้าของร้านทันที แทนผลการค้นหา',
    en: 'Searches that open a page of the shop instead of results',
    id: 'Pencarian yang membuka halaman toko, bukan hasil pencarian',
  },
  group: 'search',
  lifecycle: 'direct',
  fields: [
    { name: 'written', type: 'TEXT', maxLength: 60, label: 'contentField.written', required: true },
    {
      name: 'meant',
      type: 'JUMP',
      label: 'contentField.leadsTo',
      help: 'contentField.leadsTo.help',
      required: true,
    },
  ],
  title: 'written',
  columns: ['meant'],
  filters: [],
  sorts: [],
});
