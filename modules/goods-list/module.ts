import { z } from 'zod';
import { commodityRelationValue } from '#schemas/fields/commodity-relation.ts';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { row, title } from '#schemas/module/sketch.ts';

const schema = z.object({
  title: localizedTextValue(80).default({}),
  /** Target of "see all". */
  link: jumpValue.optional(),
  goods: commodityRelationValue.default([]),
  /** True if cards link to the platforms' own pages instead of ours. */
  toPlatform: z.boolean().default(false),
});

export type GoodsListProps = z.infer<typeof schema>;

export const goodsList = defineModule({
  type: 'goods-list',
  version: 1,
  name: { th: 'สินค้าที่เลือก', en: 'Picked goods', id: 'Produk pilihan' },
  about: {
    th: 'สินค้าที่คุณเลือกเอง หรือที่เข้ากับหน้านี้',
    en: 'Products you pick yourself, or those that suit the page',
    id: 'Produk yang Anda pilih sendiri, atau yang sesuai dengan halaman',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [...title, ...row(3, 10, 18)],
  schema,
  defaults: { title: {}, goods: [], toPlatform: false },
  fields: [
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
  ],
});
