import { defineContentType } from '#schemas/content-type/define.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { MENU_ICONS } from '#schemas/tenant.ts';

const label: Field = {
  name: 'label',
  type: 'TEXT',
  localized: true,
  maxLength: 40,
  short: true,
  label: 'contentField.linkText',
  required: true,
};
const link: Field = { name: 'link', type: 'JUMP', label: 'contentField.link', required: true };

export const menus = defineContentType({
  type: 'menus',
  name: { th: 'เมนู', en: 'Menus', id: 'Menu' },
  one: { th: 'เมนู', en: 'Menus', id: 'Menu' },
  about: {
    th: 'ลิงก์ในแถบหมวดหมู่ ท้ายหน้า และแถบล่างของมือถือ',
    en: 'Links beside the categories, in the footer and in the phone’s bottom bar',
    id: 'Tautan di samping kategori, di kaki halaman, dan di bilah bawah ponsel',
  },
  group: 'site',
  lifecycle: 'drafted',
  single: true,
  fields: [
    {
      name: 'navigator',
      type: 'LIST',
      max: 6,
      item: [label, link],
      label: 'contentField.navigator',
      help: 'contentField.navigator.help',
    },
    {
      name: 'footer',
      type: 'LIST',
      max: 20,
      item: [label, link],
      label: 'contentField.footer',
      help: 'contentField.footer.help',
    },
    {
      name: 'footerNote',
      type: 'TEXT',
      localized: true,
      multiline: true,
      maxLength: 200,
      label: 'contentField.footerNote',
    },
    {
      name: 'bar',
      type: 'LIST',
      max: 5,
      item: [
        label,
        link,
        {
          name: 'icon',
          type: 'SELECT',
          options: MENU_ICONS.map((value) => ({ value, label: `contentField.icon.${value}` as const })),
          label: 'contentField.icon',
          required: true,
        },
      ],
      label: 'contentField.bar',
      help: 'contentField.bar.help',
    },
  ],
  title: 'footerNote',
  columns: [],
  filters: [],
  sorts: [],
});
