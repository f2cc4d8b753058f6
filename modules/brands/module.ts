import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row, title } from '#schemas/module/sketch.ts';
import { sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid', 'strip'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** Hot brands if left out. */
  source: z.optional(sourceValue('brands')),
});

export type BrandsProps = z.infer<typeof schema>;

export const brands = defineModule({
  type: 'brands',
  version: 1,
  name: { th: 'แบรนด์', en: 'Brands', id: 'Merek' },
  about: {
    th: 'แบรนด์แนะนำเรียงเป็นแถว',
    en: 'Recommended brands in a row',
    id: 'Merek pilihan dalam satu baris',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [...title, ...row(5, 11, 12)],
  schema,
  defaults: { title: {} },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'brands', automatic: 'field.source.hotBrands' }),
    ...arrangementFields('tiles', LAYOUTS),
  ],
});
