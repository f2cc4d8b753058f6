import { defineContentType } from '#schemas/content-type/define.ts';

export const spellings = defineContentType({
  type: 'spellings',
  name: { th: 'คำสะกด', en: 'Spellings', id: 'Ejaan' },
  one: { th: 'คำสะกด', en: 'Spelling', id: 'Ejaan' },
  about: {
    th: 'คำที่ลูกค้าพิมพ์ และชื่อที่คำนั้นหมายถึงในการค้นหา',
    en: 'Words that shoppers type, and the names that search takes them for',
    id: 'Kata yang diketik pembeli, dan nama yang dimaksud dalam pencarian',
  },
  group: 'search',
  lifecycle: 'direct',
  fields: [
    { name: 'written', type: 'TEXT', maxLength: 60, label: 'contentField.written', required: true },
    {
      name: 'kind',
      type: 'SELECT',
      options: [
        { value: 'brand', label: 'contentField.spellingKind.brand' },
        { value: 'free', label: 'contentField.spellingKind.free' },
      ],
      label: 'contentField.spellingKind',
      required: true,
    },
    {
      name: 'meant',
      type: 'TEXT',
      maxLength: 60,
      label: 'contentField.meant',
      help: 'contentField.meant.help',
    },
  ],
  title: 'written',
  columns: ['meant', 'kind'],
  filters: ['kind'],
  sorts: [],
});
