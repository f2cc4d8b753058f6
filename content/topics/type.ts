import { defineContentType } from '#schemas/content-type/define.ts';
import { yesNo } from '../yes-no.ts';

export const topics = defineContentType({
  type: 'topics',
  name: { th: 'ธีมช้อป', en: 'Shopping themes', id: 'Tema belanja' },
  one: { th: 'ธีมช้อป', en: 'Shopping theme', id: 'Tema belanja' },
  about: {
    th: 'ชื่อ URL คำโปรย ภาพปก และลำดับของธีมช้อป',
    en: 'Titles, addresses, taglines, covers and order of shopping themes',
    id: 'Judul, alamat, slogan, sampul, dan urutan tema belanja',
  },
  group: 'editorial',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'title',
      type: 'TEXT',
      localized: true,
      maxLength: 120,
      short: true,
      label: 'contentField.title',
      required: true,
    },
    {
      name: 'subtitle',
      type: 'TEXT',
      maxLength: 60,
      label: 'contentField.subtitle',
      help: 'contentField.subtitle.help',
      required: true,
    },
    { name: 'tagline', type: 'TEXT', localized: true, maxLength: 200, label: 'contentField.tagline' },
    {
      name: 'cover',
      type: 'PICTURE',
      aspectRatio: 3,
      namedBy: 'title',
      label: 'contentField.cover',
      required: true,
    },
    { name: 'shelved', type: 'SELECT', options: yesNo, label: 'contentField.shelved' },
    { name: 'position', type: 'NUMBER', min: 0, max: 100_000, label: 'contentField.position' },
  ],
  title: 'title',
  columns: ['cover', 'subtitle', 'shelved', 'position'],
  filters: ['shelved'],
  sorts: [{ field: 'position' }],
  address: '/topic/{subtitle}',
});
