import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const deals = defineContentType({
  type: 'deals',
  name: { th: 'ดีล', en: 'Deals', id: 'Promo' },
  one: { th: 'ดีล', en: 'Deal', id: 'Promo' },
  about: {
    th: 'ซ่อนดีล หรือแก้ไขชื่อ รูปภาพ ลิงก์ และวันหมดเขตที่นำเข้ามา',
    en: 'Hide deals, or correct their imported titles, pictures, links and end times',
    id: 'Sembunyikan promo, atau perbaiki judul, gambar, tautan, dan waktu berakhir hasil impor',
  },
  group: 'catalogue',
  lifecycle: 'direct',
  imported: true,
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 300,
      label: 'contentField.title',
    },
    {
      name: 'picture',
      type: 'PICTURE',
      aspectRatio: 1,
      namedBy: 'title',
      label: 'contentField.picture',
    },
    { name: 'goodsLink', type: 'JUMP', label: 'contentField.link', required: true },
    { name: 'goodsTraceLink', type: 'JUMP', label: 'contentField.traceLink' },
    { name: 'expiresAt', type: 'TIME', label: 'contentField.expiresAt' },
    {
      name: 'hidden',
      type: 'SELECT',
      options: yesNo,
      label: 'contentField.hidden',
      help: 'contentField.hidden.help',
    },
    {
      name: 'locked',
      type: 'SELECT',
      multiple: true,
      options: [
        { value: 'title', label: 'contentField.title' },
        { value: 'picture', label: 'contentField.picture' },
        { value: 'goodsLink', label: 'contentField.link' },
        { value: 'goodsTraceLink', label: 'contentField.traceLink' },
        { value: 'expiresAt', label: 'contentField.expiresAt' },
      ],
      label: 'contentField.locked',
      help: 'contentField.locked.help',
    },
  ],
  title: 'title',
  columns: ['picture', 'expiresAt', 'hidden', 'locked'],
  filters: ['hidden', 'locked'],
  sorts: [],
});
