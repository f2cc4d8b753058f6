import { defineContentType } from '#schemas/content-type/define.ts';

export const redirects = defineContentType({
  type: 'redirects',
  name: { th: 'การเปลี่ยนเส้นทาง', en: 'Redirects', id: 'Pengalihan alamat' },
  one: { th: 'การเปลี่ยนเส้นทาง', en: 'Redirect', id: 'Pengalihan alamat' },
  about: {
    th: 'URL เดิมที่พาไปหน้าใหม่ เมื่อ URL นั้นไม่มีหน้าแล้ว',
    en: 'Old addresses without a page, and the addresses that they lead to',
    id: 'Alamat lama yang mengarah ke alamat baru bila halamannya sudah tidak ada',
  },
  group: 'site',
  lifecycle: 'direct',
  fields: [
    {
      name: 'source',
      type: 'TEXT',
      maxLength: 500,
      label: 'contentField.source',
      help: 'contentField.source.help',
      required: true,
    },
    {
      name: 'target',
      type: 'JUMP',
      label: 'contentField.leadsTo',
      help: 'contentField.target.help',
      required: true,
    },
  ],
  title: 'source',
  columns: ['target'],
  filters: [],
  sorts: [{ field: 'source' }],
});
