import { z } from 'zod';
import { codeSchema } from '#schemas/fields/content-relation.ts';
import { defineModule } from '#schemas/module/define.ts';
import { row } from '#schemas/module/sketch.ts';

const schema = z.object({
  /** Code of the category whose children are shown; `GOODS` and `ARTICLE` mean the first level. */
  code: codeSchema.default('GOODS'),
});

export type CategoryTilesProps = z.infer<typeof schema>;

export const categoryTiles = defineModule({
  type: 'category-tiles',
  version: 1,
  name: { th: 'ช่องหมวดหมู่สินค้า', en: 'Category tiles', id: 'Kotak kategori' },
  about: {
    th: 'รูปหมวดหมู่สินค้า',
    en: 'Pictures of the product categories',
    id: 'Gambar kategori produk',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [...row(5, 4, 10), ...row(5, 18, 10)],
  schema,
  defaults: { code: 'GOODS' },
  fields: [
    {
      name: 'code',
      type: 'TEXT',
      codeOf: 'CATEGORY',
      tab: 'data',
      label: 'field.categoryCode',
      required: true,
    },
  ],
});
