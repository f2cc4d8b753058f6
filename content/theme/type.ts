import { defineContentType } from '#schemas/content-type/define.ts';

export const theme = defineContentType({
  type: 'theme',
  name: { th: 'ธีม', en: 'Theme', id: 'Tema' },
  one: { th: 'ธีม', en: 'Theme', id: 'Tema' },
  about: {
    th: 'สี โลโก้ รูปทรง และฟอนต์ของร้าน',
    en: 'Colour, logo, shape and font of the shop',
    id: 'Warna, logo, bentuk, dan huruf toko',
  },
  group: 'site',
  lifecycle: 'drafted',
  single: true,
  fields: [
    {
      name: 'primary',
      type: 'TEXT',
      maxLength: 7,
      isColour: true,
      label: 'contentField.primary',
      help: 'contentField.primary.help',
      required: true,
    },
    { name: 'logo', type: 'PICTURE', aspectRatio: 3, decorative: true, label: 'contentField.logo' },
    {
      name: 'shape',
      type: 'SELECT',
      options: [
        { value: 'sharp', label: 'contentField.shape.sharp' },
        { value: 'soft', label: 'contentField.shape.soft' },
        { value: 'round', label: 'contentField.shape.round' },
      ],
      label: 'contentField.shape',
    },
    {
      name: 'surface',
      type: 'SELECT',
      options: [
        { value: 'clean', label: 'contentField.surface.clean' },
        { value: 'tinted', label: 'contentField.surface.tinted' },
      ],
      label: 'contentField.surface',
    },
    {
      name: 'dark',
      type: 'SELECT',
      options: [
        { value: 'off', label: 'contentField.dark.off' },
        { value: 'system', label: 'contentField.dark.system' },
        { value: 'toggle', label: 'contentField.dark.toggle' },
      ],
      label: 'contentField.dark',
    },
  ],
  title: 'primary',
  columns: [],
  filters: [],
  sorts: [],
});
