import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const brands = defineContentType({
  type: 'brands',
  name: { th: 'แบรนด์', en: 'Brands', id: 'Merek' },
  one: { th: 'แบรนด์', en: 'Brand', id: 'Merek' },
  about: {
    th: 'ชื่อ โลโก้ ภาพปก และลำดับของแบรนด์',
    en: 'Names, logos, covers and order of brands',
    id: 'Nama, logo, sampul, dan urutan merek',
  },
  group: 'catalogue',
  lifecycle: 'direct',
  fields: [
    {
      name: 'name',
      type: 'TEXT',
      localized: true,
      maxLength: 80,
      short: true,
      label: 'contentField.name',
      required: true,
    },
    { name: 'logo', type: 'PICTURE', aspectRatio: 1, namedBy: 'name', label: 'contentField.logo' },
    { name: 'cover', type: 'PICTURE', aspectRatio: 3, namedBy: 'name', label: 'contentField.cover' },
    {
      name: 'online',
      type: 'SELECT',
      options: yesNo,
      label: 'contentField.online',
      help: 'contentField.online.help',
    },
    { name: 'hot', type: 'SELECT', options: yesNo, label: 'contentField.hot' },
    { name: 'position', type: 'NUMBER', min: 0, max: 100_000, label: 'contentField.position' },
  ],
  title: 'name',
  columns: ['logo', 'online', 'hot', 'position'],
  filters: ['online', 'hot', 'position'],
  sorts: [{ field: 'position' }],
  address: '/brand/{code}',
});
