import type { Field } from '#schemas/fields/registry.ts';

export const goodsListFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
  { name: 'link', type: 'JUMP', label: 'field.link' },
  {
    name: 'goods',
    type: 'COMMODITY_RELATION',
    tab: 'data',
    label: 'field.goods',
    help: 'field.goods.help',
    maxItems: 100,
  },
  {
    name: 'toPlatform',
    type: 'SELECT',
    label: 'field.toPlatform',
    options: [
      { value: false, label: 'option.no' },
      { value: true, label: 'option.yes' },
    ],
  },
];
