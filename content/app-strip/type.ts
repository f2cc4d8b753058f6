import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const appStrip = defineContentType({
  type: 'app-strip',
  name: { th: 'แถบชวนใช้แอป', en: 'App strip', id: 'Bilah aplikasi' },
  one: { th: 'แถบชวนใช้แอป', en: 'App strip', id: 'Bilah aplikasi' },
  about: {
    th: 'แถบใต้ส่วนหัวที่พาไปแอปของร้าน',
    en: 'The strip below the header that leads to the shop’s app',
    id: 'Bilah di bawah kepala halaman yang mengarah ke aplikasi toko',
  },
  group: 'site',
  lifecycle: 'drafted',
  single: true,
  fields: [
    {
      name: 'devices',
      type: 'SELECT',
      options: [
        { value: 'phone', label: 'site.devices.phone' },
        { value: 'all', label: 'site.devices.all' },
        { value: 'none', label: 'site.devices.none' },
      ],
      label: 'site.devices',
      help: 'site.devices.help',
    },
    {
      name: 'text',
      type: 'TEXT',
      localized: true,
      maxLength: 100,
      label: 'site.stripText',
      help: 'site.builtIn',
    },
    {
      name: 'button',
      type: 'TEXT',
      localized: true,
      maxLength: 24,
      short: true,
      label: 'site.stripButton',
      help: 'site.builtIn',
    },
    { name: 'custom', type: 'TEXT', maxLength: 200, label: 'site.appLink', help: 'site.appLink.help' },
    {
      name: 'intercept',
      type: 'SELECT',
      options: yesNo,
      label: 'site.intercept',
      help: 'site.intercept.help',
    },
  ],
  title: 'text',
  columns: [],
  filters: [],
  sorts: [],
});
