import { defineContentType } from '#schemas/content-type/define.ts';

export const dealLists = defineContentType({
  type: 'deal-lists',
  name: { th: 'ชุดดีล', en: 'Deal lists', id: 'Daftar promo' },
  one: { th: 'ชุดดีล', en: 'Deal list', id: 'Daftar promo' },
  about: {
    th: 'ดีลที่เลือกเอง เรียงตามลำดับ สำหรับโมดูลดีล',
    en: 'Hand-picked deals in their order, for the Deals module',
    id: 'Promo pilihan sesuai urutannya, untuk modul promo',
  },
  group: 'campaign',
  lifecycle: 'drafted',
  fields: [
    {
      name: 'label',
      type: 'TEXT',
      localized: true,
      maxLength: 80,
      short: true,
      label: 'contentField.title',
      required: true,
    },
    {
      name: 'kind',
      type: 'SELECT',
      options: [
        { value: 'module', label: 'contentField.listKind.module' },
        { value: 'zbc', label: 'contentField.listKind.zbc' },
        { value: 'zbe', label: 'contentField.listKind.zbe' },
      ],
      label: 'contentField.listKind',
      required: true,
    },
    {
      name: 'deals',
      type: 'RELATED_CONTENTS',
      kinds: ['CONTENT'],
      maxItems: 100,
      label: 'contentField.deals',
    },
    {
      name: 'backgroundColors',
      type: 'LIST',
      max: 4,
      item: [
        {
          name: 'colour',
          type: 'TEXT',
          maxLength: 7,
          isColour: true,
          label: 'contentField.colour',
          help: 'contentField.colour.help',
          required: true,
        },
      ],
      label: 'contentField.backgroundColors',
    },
    { name: 'position', type: 'NUMBER', min: 0, max: 100_000, label: 'contentField.position' },
  ],
  pick: 'DEAL_MODULE',
  title: 'label',
  columns: ['kind', 'position'],
  filters: ['kind'],
  sorts: [{ field: 'position' }],
  address: '/zestbuy-deal/{id}',
});
