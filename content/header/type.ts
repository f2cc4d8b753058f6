import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const header = defineContentType({
  type: 'header',
  name: { th: 'ส่วนหัว', en: 'Header', id: 'Kepala halaman' },
  one: { th: 'ส่วนหัว', en: 'Header', id: 'Kepala halaman' },
  about: {
    th: 'ข้อความประกาศเหนือทุกหน้า คำแนะนำในช่องค้นหา และทางลัดที่แสดง',
    en: 'The announcement above every page, the hint in the search field, and which shortcuts are shown',
    id: 'Pengumuman di atas setiap halaman, petunjuk di kolom pencarian, dan pintasan yang tampil',
  },
  group: 'site',
  lifecycle: 'drafted',
  single: true,
  fields: [
    {
      name: 'announcement',
      type: 'TEXT',
      localized: true,
      maxLength: 120,
      label: 'site.announcement',
      help: 'site.announcement.help',
    },
    { name: 'announcementLink', type: 'JUMP', label: 'site.announcementLink' },
    { name: 'announcementFrom', type: 'TIME', label: 'site.announcementFrom' },
    { name: 'announcementUntil', type: 'TIME', label: 'site.announcementUntil' },
    {
      name: 'searchHint',
      type: 'TEXT',
      localized: true,
      maxLength: 60,
      short: true,
      label: 'site.searchHint',
      help: 'site.builtIn',
    },
    { name: 'assistant', type: 'SELECT', options: yesNo, label: 'site.assistant' },
    { name: 'account', type: 'SELECT', options: yesNo, label: 'site.account', help: 'site.account.help' },
  ],
  title: 'announcement',
  columns: [],
  filters: [],
  sorts: [],
});
