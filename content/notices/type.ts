import { defineContentType } from '#schemas/content-type/define.ts';

export const notices = defineContentType({
  type: 'notices',
  name: { th: 'ประกาศถึงสมาชิก', en: 'Notices', id: 'Pengumuman' },
  one: { th: 'ประกาศ', en: 'Notice', id: 'Pengumuman' },
  about: {
    th: 'ข้อความจากร้านในกล่องข้อความของสมาชิกทุกคน',
    en: 'Messages of the shop in every member’s inbox',
    id: 'Pesan dari toko di kotak masuk semua anggota',
  },
  group: 'site',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 120,
      label: 'contentField.title',
      required: true,
    },
    {
      name: 'content',
      type: 'TEXT',
      localized: true,
      multiline: true,
      maxLength: 1_000,
      label: 'contentField.noticeContent',
      required: true,
    },
    { name: 'link', type: 'JUMP', label: 'contentField.link' },
    { name: 'publishedAt', type: 'TIME', label: 'contentField.publishedAt', required: true },
  ],
  title: 'title',
  columns: ['publishedAt'],
  filters: ['publishedAt'],
  sorts: [{ field: 'publishedAt', descending: true }],
});
