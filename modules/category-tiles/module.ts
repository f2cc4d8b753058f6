import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row } from '#schemas/module/sketch.ts';
import { sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** A list is the code of the category whose children are shown; `GOODS` and `ARTICLE` mean the first level. */
  source: sourceValue('categories'),
});

export type CategoryTilesProps = z.infer<typeof schema>;

export const categoryTiles = defineModule({
  type: 'category-tiles',
  version: 2,
  name: { th: 'ไทล์หมวดหมู่สินค้า', en: 'Category tiles', id: 'Petak kategori' },
  about: {
    th: 'รูปหมวดหมู่สินค้า',
    en: 'Pictures of the product categories',
    id: 'Gambar kategori produk',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [...row(5, 4, 10), ...row(5, 18, 10)],
  schema,
  defaults: { title: {}, source: { list: 'GOODS' } },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'categories', required: true }),
    ...arrangementFields('strip', LAYOUTS),
  ],
  migrations: { 1: ({ code = 'GOODS', ...rest }) => ({ ...rest, source: { list: code } }) },
});
